import { Composited } from '../../browser/composited.ts';
import { compositedTween } from '../../motion/playback.ts';
import { arrival, exponentialOut } from './arrival.ts';
import { tweened } from '../../motion/tweened.ts';

/**
 * Seconds of the tween that finally shows them. A tween of no length would show them on the way back, too.
 */
const SHOWING = 0.001;

type Arrival = {
  element: HTMLElement;
  /** Seconds before it moves. */
  wait: number;
};

/**
 * Fades and moves elements in, decelerating, each after its own wait. The compositor plays them. Styles are
 * written and never read: GSAP would read each element's between two writes, and force a layout each time.
 * @param from CSS transform at the start, where the opacity is 0
 * @param duration seconds of each one's expo.out
 * @returns restores the elements as if they had never moved
 */
export function comeIn(
  timeline: gsap.core.Timeline,
  arrivals: Arrival[],
  { from: transform, duration }: { from: string; duration: number },
): () => void {
  const whole = Math.max(...arrivals.map(({ wait }) => wait)) + exponentialOut(duration);
  const [from, to] = [
    { opacity: '0', transform },
    { opacity: '1', transform: 'none' },
  ];
  for (const { element, wait } of arrivals) {
    const keyframes = arrival({ from, to }, { wait, duration, whole });
    compositedTween(timeline, new Composited(element, keyframes, { duration: whole, easing: 'linear' }), 0);
  }
  // Beneath the compositor's animations, and over when they are.
  const styles = tweened(0, (shown) => {
    for (const { element } of arrivals)
      Object.assign(element.style, shown === 1 ? { opacity: '', transform: '' } : from);
  });
  timeline.fromTo(
    styles,
    { value: 0 },
    { value: 1, duration: SHOWING, ease: 'none', immediateRender: false },
    whole - SHOWING,
  );
  styles.value = 0;
  return () => {
    styles.value = 1;
  };
}
