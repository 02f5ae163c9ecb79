import type { RefObject } from 'react';
import { useScene } from '../../motion/use-scene.ts';

/** Lets the `data-part="rise"` elements within a root rise into place when it is first seen. */
export function useReveal(root: RefObject<HTMLElement | null>): void {
  useScene(root, () => import('./reveal.scene.ts'));
}
