import { useEffect, useState } from 'react';

/** Fetches a scene when its root comes within a screen of the window. One that does not arrive leaves its section at rest. */
export function useModule<T>(load: () => Promise<T>, root: HTMLElement): T | undefined {
  const [module, setModule] = useState<T>();
  useEffect(() => {
    let mounted = true;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load().then(
          (loaded) => mounted && setModule(loaded),
          () => {},
        );
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(root);
    return () => {
      mounted = false;
      near.disconnect();
    };
  }, [load, root]);
  return module;
}
