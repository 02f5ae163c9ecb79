import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { whileMatching } from '../browser/media.ts';
import type { PointerEffect } from './pointer-effect.ts';
import { mountNear, versionOf } from './mount-near.ts';
import type { Config, Parts } from './scene.ts';

/**
 * Joins a root to its pointer effect.
 * @param load a literal `() => import('./name.effect.ts')`, so that the effect is a chunk of its own
 */
export function usePointerEffect<P extends Parts, C extends Config, T>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<{ effect: PointerEffect<P, C, T> }>,
): void {
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  });
  const version = versionOf(load);
  useEffect(() => {
    if (!root.current) return;
    const element = root.current;
    // Every effect follows a mouse: where there is none, its code is not fetched.
    return whileMatching(['fine'], () =>
      mountNear(element, latest.current, ({ mountPointerEffect }, { effect }) =>
        mountPointerEffect(element, effect),
      ),
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another version is another effect
  }, [root, version]);
}
