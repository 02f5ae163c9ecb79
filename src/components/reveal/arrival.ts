/** How an element arrives: by keyframes for the compositor that keep to GSAP's curve. */

/** A cubic Bézier within 0.008 of GSAP's expo.out. */
const EXPONENTIAL_OUT = 'cubic-bezier(0.188, 0.9, 0.425, 0.975)';
/** It ends after this share of the tween's duration: the movement left after that is too small to see. */
const SHARE = 0.7;

/** Seconds that something moves by `expo.out` where that is given `duration` seconds. */
export const exponentialOut = (duration: number) => duration * SHARE;

/**
 * Keyframes of an element that waits, arrives by expo.out, and stands. With a `whole` in common, several begin and end at once:
 * at each beginning and each end the browser puts the page's layers together anew. All times in seconds.
 * @param looks `waiting` is what it is like until it moves, if not like `from`
 */
export function arrival(
  { from, to, waiting = from }: { from: Keyframe; to: Keyframe; waiting?: Keyframe },
  { wait, duration, whole }: { wait: number; duration: number; whole: number },
): Keyframe[] {
  const begun = wait / whole;
  return [
    { ...waiting, offset: 0 },
    { ...waiting, offset: begun },
    { ...from, offset: begun, easing: EXPONENTIAL_OUT },
    { ...to, offset: Math.min(1, begun + exponentialOut(duration) / whole) },
    { ...to, offset: 1 },
  ];
}
