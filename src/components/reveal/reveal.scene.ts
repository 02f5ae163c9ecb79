/** A section's parts rise into place one after the other when it comes into view, once; at once when focused. */
import { comeIn, entrance } from '../../motion/entrance.ts';
import { partList } from '../../motion/scene.ts';

const config = {
  /** Distance risen, px. */
  rise: 24,
  /** Seconds for one part. */
  duration: 0.9,
  /** Seconds between two parts. */
  stagger: 0.09,
};

export const scene = entrance({
  name: 'reveal',
  config,
  parts: (root) => ({ root, rises: partList('reveal', root, 'rise') }),
  start: 'top 82%',
  animate(timeline, { rises }, { rise, duration, stagger }) {
    const arrivals = rises.map((element, index) => ({ element, wait: index * stagger }));
    comeIn(timeline, arrivals, { from: { y: rise }, to: { y: 0 }, duration });
  },
});
