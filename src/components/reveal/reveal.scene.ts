/** A section's parts rise into place one after the other when it comes into view, once; at once when focused. */
import { gsap } from '../../motion/gsap.ts';
import { Composited, compositedTween, EXPONENTIAL_OUT } from '../../motion/composited.ts';
import { entrance } from '../../motion/entrance.ts';
import { partList } from '../../motion/scene.ts';

/** Seconds in which what it set is cleared. At once, GSAP would clear it on the way back, too. */
const CLEARING = 0.001;

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
    gsap.set(rises, { y: rise, opacity: 0 });
    const below = { opacity: 0, transform: `translateY(${rise}px)` };
    const inPlace = { opacity: 1, transform: 'none' };
    rises.forEach((element, index) => {
      const at = index * stagger;
      const tween = new Composited(element, [below, inPlace], { duration, easing: EXPONENTIAL_OUT });
      compositedTween(timeline, tween, at);
      // Under what the compositor shows, and over when that ends.
      timeline.to(
        element,
        { y: 0, opacity: 1, duration: CLEARING, clearProps: 'transform,opacity' },
        at + duration - CLEARING,
      );
    });
  },
});
