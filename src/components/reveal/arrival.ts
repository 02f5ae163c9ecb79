/** Keyframes with which the compositor plays an element's arrival along GSAP's curve. */

/** A cubic Bézier within 0.008 of GSAP's expo.out. */
const EXPONENTIAL_OUT = 'cubic-bezier(0.188, 0.9, 0.425, 0.975)';
/** The movement ends after this share of the tween's duration: the rest is too small to see. */
const SHARE = 0.7;

/** Seconds of visible movement in an `expo.out` tween of `duration` seconds. */
export const exponentialOut = (duration: number) => duration * SHARE;

/**
 * Keyframes of an element that waits, arrives by expo.out, and stays. A shared `whole` lets several begin and
 * end at once: at each beginning and end the browser rebuilds the page's layers. All times in seconds.
 * @param looks `waiting` is its look until it moves, if not `from`
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
