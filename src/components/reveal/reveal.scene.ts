/** A section's parts rise into place one after the other when it comes into view, once; at once when focused. */
import { gsap } from '../../motion/gsap.ts';
import { entrance } from '../../motion/entrance.ts';
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
    // All at once: each tween measures as it is made, and would lay out what the one before it has set.
    gsap.set(rises, { y: rise, opacity: 0 });
    rises.forEach((element, index) => {
      timeline.fromTo(
        element,
        { y: rise, opacity: 0 },
        { y: 0, opacity: 1, duration, ease: 'expo.out', clearProps: 'transform,opacity' },
        index * stagger,
      );
    });
  },
});
