/** Between a section, which paints without GSAP, and its scene: both come once the section is near the window. */
import { laidOut } from '../browser/laid-out.ts';
import { devtoolsHook } from './devtools-hook.ts';

type Engine = typeof import('./engine.ts');

/**
 * Fetches a scene or pointer effect, and the engine with the first of them, once the page is laid out and its root is within a
 * screen of the window, and mounts it. A scene that does not arrive leaves its section finished, and the console says which.
 * @returns the function that ends it
 */
export function mountNear<M>(
  name: string,
  root: HTMLElement,
  load: () => Promise<M>,
  mount: (engine: Engine, module: M) => () => void,
): () => void {
  let unmount: (() => void) | undefined;
  let ended = false;
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      try {
        const [engine, module] = await Promise.all([import('./engine.ts'), load()]);
        if (!ended) unmount = mount(engine, module);
      } catch (error) {
        console.error(`${name} could not be fetched, its section stands finished.`, error);
      }
    },
    { rootMargin: '100% 0px' },
  );
  void laidOut().then(() => {
    if (!ended) near.observe(root);
  });
  const unlist = import.meta.env.DEV ? devtoolsHook.listRoot?.(root) : undefined;
  return () => {
    ended = true;
    near.disconnect();
    unlist?.();
    unmount?.();
  };
}

/** Changes when a hot reload has put another module behind a `load`: its address stands in the function's text. */
export const versionOf = (load: () => Promise<unknown>) => (import.meta.env.DEV ? String(load) : '');
