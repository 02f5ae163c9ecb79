/**
 * The first year stands. As the chart comes up the window, the cord runs on from it, and the five bars after
 * it grow in turn from the base line, each with its jack and its value counting up.
 */
import { counter } from '../../../components/count/counted.ts';
import { defineScene, scrub } from '../../../motion/scene.ts';

const config = {
  /** How long one bar grows, a share of the whole. */
  growth: 0.45,
  /** How high a bar is before it grows, a share of its height. */
  from: 0.04,
  /** How long its jack and its value take to appear, a share of its growth. */
  appear: 0.2,
  /** How much of the cord is still to come before the chart is seen, a share of its way. */
  run: 0.79,
};

export const scene = defineScene({
  name: 'market-bars',
  parts: { bar: 'many', jack: 'many', value: 'many', cord: 'one' },
  config,
  runs: scrub({ start: 'top 45%', end: 'top 10%' }),
  build(timeline, { bar: bars, jack: jacks, value: values, cord }, { growth, from, appear, run }) {
    timeline.fromTo(cord, { '--remaining': run }, { '--remaining': 0, duration: 1, ease: 'none' }, 0);
    const [, ...grown] = bars;
    const heights = grown.map(({ offsetHeight }) => offsetHeight);
    const counters = values.slice(1).map(counter);
    const step = grown.length > 1 ? (1 - growth) / (grown.length - 1) : 0;
    grown.forEach((bar, index) => {
      timeline.fromTo(
        bar,
        { scaleY: from, transformOrigin: '50% 100%' },
        { scaleY: 1, duration: growth, ease: 'none' },
        index * step,
      );
      timeline.fromTo(
        jacks[index + 1] ?? [],
        { y: (heights[index] ?? 0) * (1 - from) },
        { y: 0, duration: growth, ease: 'none' },
        index * step,
      );
      // A year still to come shows no value yet.
      timeline.fromTo(
        [jacks[index + 1], values[index + 1]?.parentElement].filter((one) => one instanceof HTMLElement),
        { opacity: 0 },
        { opacity: 1, duration: growth * appear, ease: 'none' },
        index * step,
      );
      timeline.fromTo(
        counters[index] ?? [],
        { value: 0 },
        { value: 1, duration: growth, ease: 'none' },
        index * step,
      );
    });
    return () => {
      for (const figure of counters) figure.value = 1;
    };
  },
});
