/** The smallest pages of this stack: a heading, and twelve sections of words and a box. There are two, with links to each other. */
import { useEffect, useRef } from 'react';
import { Link, type RouteObject } from 'react-router-dom';

/** Starts the page's motion. @returns stops it. The browser has it; while building there is none. */
export type Scenes = (root: HTMLElement) => () => void;

const sections = Array.from({ length: 12 }, (_, index) => index + 1);

type Props = { name: string; scenes: Scenes | undefined };

/** The two pages, as the router has them. */
export const routes = (scenes?: Scenes): RouteObject[] =>
  [
    { path: '/', name: 'The floor' },
    { path: '/other', name: 'The other floor' },
  ].map(({ path, name }) => ({ path, element: <Page key={path} name={name} scenes={scenes} /> }));

function Page({ name, scenes }: Props) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (root.current && scenes ? scenes(root.current) : undefined), [scenes]);
  return (
    <>
      <nav>
        <Link to="/">The floor</Link> <Link to="/other">The other floor</Link>
      </nav>
      <main ref={root}>
        <section>
          <h1>{name}</h1>
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
