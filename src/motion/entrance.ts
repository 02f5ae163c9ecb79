/** A scene that plays once, when its root comes into view. What is on screen already has been read, and is not taken away. */
import { arrival, Composited, compositedTween, exponentialOut } from './composited.ts';
import { gsap } from './gsap.ts';
import type { Config, Parts, Scene } from './scene.ts';

type Entrance<P extends Parts, C extends Config> = Pick<Scene<P, C>, 'name' | 'config' | 'parts'> & {
  /** Where it begins, in ScrollTrigger's words. */
  start: string;
  /** Adds what moves to the paused timeline. */
  animate: (timeline: gsap.core.Timeline, parts: P, config: C) => void;
};

export function entrance<P extends Parts & { root: HTMLElement }, C extends Config>({
  start,
  animate,
  ...record
}: Entrance<P, C>): Scene<P, C> {
  return {
    ...record,
    when: ['full-motion'],
    skip: ({ root }) => isInViewport(root),
    build(parts, config) {
      const { root } = parts;
      const timeline = gsap.timeline({ paused: true });
      animate(timeline, parts, config);
      const finish = () => timeline.progress(1);
      // A context of its own, so that the listener goes when the scene is reverted.
      gsap.context(() => {
        root.addEventListener('focusin', finish, { once: true });
        return () => root.removeEventListener('focusin', finish);
      });
      return timeline;
    },
    scroll: ({ root }) => ({ trigger: root, start, once: true }),
  };
}

/** Whether its top has come into the window, or gone past it. */
const isInViewport = (element: HTMLElement) =>
  element.getBoundingClientRect().top < element.ownerDocument.documentElement.clientHeight;

/** Seconds in which what it set is cleared. At once, GSAP would clear it on the way back, too. */
const CLEARING = 0.001;

export type Arrival = {
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
  // Under what the compositor shows, and over when that ends.
  timeline.fromTo(
    arrivals.map(({ element }) => element),
    hidden,
    { ...to, opacity: 1, duration: CLEARING, clearProps: 'transform,opacity', immediateRender: false },
    whole - CLEARING,
  );
}
