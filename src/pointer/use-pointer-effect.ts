import { type RefObject, useRef } from 'react';
import { trackPointer } from './track.ts';
import type { PointerEffect } from './pointer-effect.ts';
import { type Config, elementsOf, part, type Parts } from '../motion/scene.ts';
import { useRun } from '../motion/use-run.ts';
import type { SceneHandle } from '../motion/use-scene.ts';

/** Joins a root to its pointer effect. */
export function usePointerEffect<P extends Parts, T>(
  effect: PointerEffect<string, P, Config, T>,
): Pick<SceneHandle<P>, 'root' | 'part'> {
  const root = useRef<HTMLElement>(null);
  useRun(root, effect, true, (element, run) => {
    const move = effect.move(elementsOf(effect, element), effect.config);
    return trackPointer(element, effect, (point, box, hovered) =>
      run.guard(() => move(effect.target(point, box, effect.config), hovered)),
    );
  });
  return { root: { ref: root as RefObject<null>, 'data-scene': effect.name }, part };
}
