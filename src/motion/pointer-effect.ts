/** A pointer effect: something that answers the pointer. `target` is pure arithmetic, `move` moves the parts with quickTo. */
import type { MediaName } from './media.ts';
import type { Config, Parts } from './scene.ts';

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

export type PointerEffect<P extends Parts = Parts, C extends Config = Config, A = unknown> = {
  name: string;
  when: readonly MediaName[];
  config: C;
  parts: (root: HTMLElement) => P;
  /** Whether the pointer is followed over the root only, or over the whole window. */
  over: 'root' | 'window';
  /** What takes the focus by keyboard is looked at like a pointer. */
  trackFocus?: true;
  /** Where to go for this pointer; `null` when the pointer has left. Never NaN. Same units in and out: px, degrees. */
  target: (point: Point | null, box: Box, config: C) => A;
  /** Returns the function that moves the parts towards a target. `hovered` is what the pointer is over. */
  move: (parts: P, config: C) => (target: A, hovered: Element | null) => void;
};
