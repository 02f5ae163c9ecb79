/** Figures count up once, when they come into view. A figure already in view stays as it is. */
import { defineScene, once } from '../../motion/scene.ts';
import { counter } from './counted.ts';

const config = {
  /** Seconds for one figure. */
  duration: 1.1,
  /** Seconds between two figures. */
  stagger: 0.12,
};

export const scene = defineScene({
  name: 'count',
  parts: { figure: 'many' },
  config,
  runs: once('top 88%'),
  build(timeline, { figure: figures }, { duration, stagger }) {
    const counters = figures.map(counter);
    counters.forEach((figure, index) => {
      timeline.fromTo(figure, { value: 0 }, { value: 1, duration, ease: 'power2.out' }, index * stagger);
    });
    return () => {
      for (const figure of counters) figure.value = 1;
    };
  },
});
