/** Figures count up to what they are when they come into view, once. What is in view already stands. */
import { gsap } from '../../motion/gsap.ts';
import { isInViewport, partList, type Scene } from '../../motion/scene.ts';
import { counter } from './counted.ts';

const config = {
  /** Seconds for one figure. */
  duration: 1.1,
  /** Seconds between two figures. */
  stagger: 0.12,
};

type CountParts = { root: HTMLElement; figures: HTMLElement[] };

export const scene: Scene<CountParts, typeof config> = {
  name: 'count',
  when: ['full-motion'],
  config,
  parts: (root) => ({ root, figures: partList('count', root, 'figure') }),
  build({ root, figures }, { duration, stagger }) {
    const timeline = gsap.timeline({ paused: true });
    if (isInViewport(root)) return timeline;
    const counters = figures.map(counter);
    counters.forEach((figure, index) => {
      timeline.fromTo(
        figure,
        { progress: 0 },
        { progress: 1, duration, ease: 'power2.out' },
        index * stagger,
      );
    });
    timeline.eventCallback('onInterrupt', () => {
      for (const figure of counters) figure.progress = 1;
    });
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top 88%', once: true }),
};
