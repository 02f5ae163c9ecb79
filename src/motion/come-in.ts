/** Parts that come in: out of nothing to where they stand. */
import { arrival, Composited, compositedTween, exponentialOut } from './composited.ts';
import { gsap } from './gsap.ts';

/** Seconds of the tween that clears the inline styles. One of no length would clear them on the way back, too. */
const CLEARING = 0.001;

type Arrival = {
  element: HTMLElement;
  /** Seconds before it moves. */
  wait: number;
};

/**
 * Has elements come out of nothing to where they stand, decelerating, each after its own wait. The compositor plays them.
 * @param from what they come from beside an opacity of 0, in GSAP's words; `to` is the same where they stand
 * @param duration seconds of each one's expo.out
 */
export function comeIn(
  timeline: gsap.core.Timeline,
  arrivals: Arrival[],
  { from, to, duration }: { from: gsap.TweenVars; to: gsap.TweenVars; duration: number },
): void {
  const whole = Math.max(...arrivals.map(({ wait }) => wait)) + exponentialOut(duration);
  const hidden = { ...from, opacity: 0 };
  for (const { element, wait } of arrivals) {
    gsap.set(element, hidden);
    const { opacity, transform } = element.style;
    const there = { opacity: 1, transform: 'none' };
    const keyframes = arrival({ from: { opacity, transform }, to: there }, { wait, duration, whole });
    compositedTween(timeline, new Composited(element, keyframes, { duration: whole, easing: 'linear' }), 0);
  }
  // The final styles, beneath the compositor's animations; it ends with them.
  timeline.fromTo(
    arrivals.map(({ element }) => element),
    hidden,
    { ...to, opacity: 1, duration: CLEARING, clearProps: 'transform,opacity', immediateRender: false },
    whole - CLEARING,
  );
}
