/** A pointer effect: a record of the parts that answer the pointer, and how. Without a mouse none runs. */
import type { Config, Elements, MotionRecord, Parts } from '../motion/scene.ts';

export type Point = { x: number; y: number };
export type Box = { left: number; top: number; width: number; height: number };

/** The pointer events that an effect receives. */
export type Tracking = {
  /** Whether the pointer is followed only over the root, or over the whole window. */
  over: 'root' | 'window';
  /** An element focused by keyboard counts as the pointer. */
  trackFocus?: true;
};

export type PointerEffect<N extends string, P extends Parts, C extends Config, T> = Tracking &
  MotionRecord<N, P, C> & {
    /**
     * The target for this pointer; `null` when the pointer has left. Never NaN. Same units in and out: px,
     * degrees.
     */
    target(point: Point | null, box: Box, config: C): T;
    /**
     * Returns the function that moves the parts towards a target with quickTo. `hovered` is the element under
     * the pointer.
     */
    move(elements: Elements<P>, config: C): (target: T, hovered: Element | null) => void;
  };

/**
 * Gives an effect its types and its default media, a mouse: its name and its parts are written here and
 * nowhere else.
 */
export const defineEffect = <const N extends string, const P extends Parts, C extends Config, T>(
  effect: PointerEffect<N, P, C, T>,
): PointerEffect<N, P, C, T> => ({ media: ['fine'], ...effect });
