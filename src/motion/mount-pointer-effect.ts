/** Joins one pointer effect to the mouse, under its media. */
import { trackPointer } from './pointer.ts';
import type { PointerEffect } from './pointer-effect.ts';
import { createRun } from './create-run.ts';
import { type Config, elementsOf, type Parts } from './scene.ts';

/** Returns the function that ends it, and reverts all that it did to the page, where its root is still on it. */
export function mountPointerEffect<P extends Parts, C extends Config, T>(
  root: HTMLElement,
  effect: PointerEffect<string, P, C, T>,
): () => void {
  let untrack = () => {};
  const start = () => {
    const move = effect.move(elementsOf(effect, root), effect.config);
    untrack = trackPointer(root, effect, (point, box, hovered) =>
      run.guard(() => move(effect.target(point, box, effect.config), hovered)),
    );
  };
  const run = createRun(root, effect, start, () => untrack());
  run.begin();
  return run.destroy;
}
