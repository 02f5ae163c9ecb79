/**
 * Lenis on a ticker that stops while nothing scrolls, with an inertia that can be ended and never turns
 * round.
 *
 * Versions: lenis 1.3.27. Upstream: darkroomengineering/lenis, issues 533 (`isScrolling` does not settle) and
 * 107 (inertia overrides every other scroll). Without it: the ticker never rests, as `isScrolling` stays set
 * after a scroll event without movement; the first step of a flick takes the whole rest for one frame, and
 * jumps; inertia undoes the scroll of a link, a key or the focus; a flick that begins 400 ms after a jump is
 * reversed by the next turn of the wheel.
 */
import type Lenis from 'lenis';

/** Whether the page has moved in this frame. */
export const isMoving = (lenis: Lenis): boolean => lenis.velocity !== 0;

/** Updates Lenis's time after a rest, before it receives the wheel event. */
export const wake = (lenis: Lenis): void => lenis.raf(performance.now());

/**
 * Keeps the target of a flick; call it before Lenis receives a scroll event. 400 ms after another scroll, a
 * timer of Lenis declares that nothing scrolls; the flick's first event then counts as the browser's, and its
 * target is reset to where the flick began. A step of zero time marks the flick as running, and moves
 * nothing.
 */
export function keepTarget(lenis: Lenis): void {
  if (lenis.isScrolling === false) lenis.raf(lenis.time);
}

/**
 * Ends a flick where the page is, whatever `isScrolling` says: a timer of Lenis may clear it in the middle of
 * a flick.
 */
export function endInertia(lenis: Lenis): void {
  lenis.stop();
  lenis.start();
}
