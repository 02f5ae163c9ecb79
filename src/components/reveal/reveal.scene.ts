/**
 * A section's parts rise into place one after the other, once, when it comes into view; at once when focused.
 */
import { comeIn } from './come-in.ts';
import { defineScene, once } from '../../motion/scene.ts';

const config = {
  /** Distance risen, px. */
  rise: 24,
  /** Seconds for one part. */
  duration: 0.9,
  /** Seconds between two parts. */
  stagger: 0.09,
};

export const scene = defineScene({
  name: 'reveal',
  parts: { rise: 'many' },
  config,
  runs: once('top 82%'),
  build(timeline, { rise: parts }, { rise, duration, stagger }) {
    const arrivals = parts.map((element, index) => ({ element, wait: index * stagger }));
    return comeIn(timeline, arrivals, { from: `translateY(${rise}px)`, duration });
  },
});
