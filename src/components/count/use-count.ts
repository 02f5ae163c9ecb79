import type { RefObject } from 'react';
import { useScene } from '../../motion/use-scene.ts';

/** Lets the `data-part="figure"` elements within a root count up to their text when the root is first seen. */
export function useCount(root: RefObject<HTMLElement | null>): void {
  useScene(root, () => import('./count.scene.ts'));
}
