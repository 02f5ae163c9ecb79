/** A follower: something that answers the pointer. `aim` is pure arithmetic, `follow` moves the parts with quickTo. */
import type { MediaName } from './media.ts';
import type { Config, Parts } from './scene.ts';

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

export type Follow<P extends Parts = Parts, C extends Config = Config, A = unknown> = {
  name: string;
  when: readonly MediaName[];
  config: C;
  parts: (root: HTMLElement) => P;
  /** Whether the pointer is followed over the root only, or over the whole window. */
  over: 'root' | 'window';
  /** What takes the focus by keyboard is looked at like a pointer. */
  looksAtFocus?: true;
  /** Where to go for this pointer; `null` when the pointer has left. Never NaN. Same units in and out: px, degrees. */
  aim: (point: Point | null, box: Box, config: C) => A;
  /** Returns the function that moves the parts towards an aim. `target` is what the pointer is over. */
  follow: (parts: P, config: C) => (aim: A, target: Element | null) => void;
};
