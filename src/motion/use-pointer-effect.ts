import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { whileMatching } from '../browser/media.ts';
import type { PointerEffect } from './pointer-effect.ts';
import { useMotion } from '../preferences/motion.tsx';
import { mountNear, versionOf } from './mount-near.ts';
import { type Config, part, type Parts } from './scene.ts';
import type { SceneHandle } from './use-scene.ts';

/**
 * Joins a root to its pointer effect.
 * @param name the effect's own: the compiler compares them
 * @param load a literal `() => import('./name.effect.ts')`, so that the effect is a chunk of its own
 */
export function usePointerEffect<N extends string, P extends Parts, C extends Config, T>(
  name: NoInfer<N>,
  load: () => Promise<{ effect: PointerEffect<N, P, C, T> }>,
): Pick<SceneHandle<P>, 'root' | 'part'> {
  const root = useRef<HTMLElement>(null);
  const { fullMotion } = useMotion();
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const version = versionOf(load);
  useEffect(() => {
    if (!root.current || !fullMotion) return;
    const element = root.current;
    // Every effect follows a mouse: where there is none, its code is not fetched.
    return whileMatching(['fine'], () =>
      mountNear(name, element, latest.current, ({ mountPointerEffect }, { effect }) =>
        mountPointerEffect(element, effect),
      ),
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another effect
  }, [name, version, fullMotion]);
  return { root: { ref: root as RefObject<null>, 'data-scene': name }, part };
}
