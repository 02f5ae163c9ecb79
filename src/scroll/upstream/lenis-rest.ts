/**
 * Lenis on a ticker that stands still while nothing scrolls, and an inertia that can be ended and is not turned round.
 *
 * Versions: lenis 1.3.27. Upstream: darkroomengineering/lenis, issues 533 (`isScrolling` does not settle) and 107 (what else scrolls
 * the page loses to an inertia).
 * Without it: the ticker never rests, as `isScrolling` stays after a scroll event without a movement; the first step of a
 * flick sees the whole rest as one frame, and jumps; a link, a key or the focus is taken back where the flick was going; a
 * flick that begins 400 ms after a jump is turned round by the next turn of the wheel.
 */
import type Lenis from 'lenis';

/** Whether the page has moved in this frame. */
export const isMoving = (lenis: Lenis): boolean => lenis.velocity !== 0;

/** Tells it the time after a rest, before it hears of the wheel. */
export const wake = (lenis: Lenis): void => lenis.raf(performance.now());

/**
 * Keeps the target of a flick, before Lenis hears of a scroll event. 400 ms after another scroll its timer says that nothing
 * scrolls; the first event of a flick then counts as the browser's, and its target becomes the place where it began. A step
 * of no time says that the flick runs, and moves nothing.
 */
export function keepTarget(lenis: Lenis): void {
  if (lenis.isScrolling === false) lenis.raf(lenis.time);
}

/** Ends a flick where the page stands. Not only where it says that it scrolls: a timer of its own may say no in its midst. */
export function endInertia(lenis: Lenis): void {
  lenis.stop();
  lenis.start();
}
