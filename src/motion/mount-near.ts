/** The bridge between sections, which paint without GSAP, and the runtime, which LazyMotion sets when it has come. */
import { createStore } from '../store.ts';
import { devtoolsHook } from './devtools-hook.ts';
import type { Runtime } from './runtime.ts';

/** `null` until it has been fetched, and where motion is not wanted. */
export const runtime = createStore<Runtime | null>(null);

/**
 * Fetches a scene or pointer effect once there is a runtime and its root within a screen of the window, and mounts it.
 * One that does not arrive leaves its section finished, and the console says which. Returns the function that ends it.
 */
export function mountNear<M>(
  name: string,
  root: HTMLElement,
  load: () => Promise<M>,
  mount: (runtime: Runtime, module: M) => () => void,
): () => void {
  let unmount: (() => void) | undefined;
  let near: IntersectionObserver | undefined;
  let ended = false;
  const onEntries = async (entries: IntersectionObserverEntry[]) => {
    const loaded = runtime.get();
    if (!loaded || !entries.some(({ isIntersecting }) => isIntersecting)) return;
    near?.disconnect();
    try {
      const module = await load();
      if (!ended && loaded === runtime.get()) unmount ??= mount(loaded, module);
    } catch (error) {
      console.error(`${name} could not be fetched, its section stands finished.`, error);
    }
  };
  const restart = () => {
    near?.disconnect();
    unmount?.();
    unmount = undefined;
    if (!runtime.get() || ended) return;
    near = new IntersectionObserver(onEntries, { rootMargin: '100% 0px' });
    near.observe(root);
  };
  const unlist = import.meta.env.DEV ? devtoolsHook.listRoot?.(root) : undefined;
  const unsubscribe = runtime.subscribe(restart);
  restart();
  return () => {
    ended = true;
    unlist?.();
    unsubscribe();
    restart();
  };
}

/** Changes when a hot reload has put another module behind a `load`: its address stands in the function's text. */
export const versionOf = (load: () => Promise<unknown>) => (import.meta.env.DEV ? String(load) : '');
