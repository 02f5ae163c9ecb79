/** The least page that this stack can be: a heading, and twelve sections of words and a box. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** What moves the page, and how to stop it. The browser has it; while building there is none. */
export type Scenes = (root: HTMLElement) => () => void;

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

export function Page({ scenes }: { scenes?: Scenes }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current && scenes ? scenes(root.current) : undefined), [scenes]);
  return (
    <>
      <nav>
        <Link to="/">The floor</Link>
      </nav>
      <main ref={root}>
        <section>
          <h1>The floor</h1>
          <p>What the libraries cost by themselves. Whatever another page costs above this, is its own.</p>
        </section>
        {sections.map((number) => (
          <section key={number} data-scene>
            <h2>Section {number}</h2>
            <p>
              A box below these words goes to the right while the window passes, and the words come up. There
              is nothing else here, as the page is only there to be measured beside a real one.
            </p>
            <div className="box" />
          </section>
        ))}
      </main>
    </>
  );
}
