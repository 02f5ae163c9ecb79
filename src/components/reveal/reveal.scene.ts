/** A section's parts rise into place one after the other when it comes into view, once; at once when focused. */
import { gsap } from '../../motion/gsap.ts';
import { isInViewport, partList, type Scene } from '../../motion/scene.ts';

const config = {
  /** Distance risen, px. */
  rise: 24,
  /** Seconds for one part. */
  duration: 0.9,
  /** Seconds between two parts. */
  stagger: 0.09,
};

type RevealParts = { root: HTMLElement; rises: HTMLElement[] };

export const scene: Scene<RevealParts, typeof config> = {
  name: 'reveal',
  when: ['full-motion'],
  config,
  parts: (root) => ({ root, rises: partList('reveal', root, 'rise') }),
  build({ root, rises }, { rise, duration, stagger }) {
    const timeline = gsap.timeline({ paused: true });
    // What is on screen already has been read: it is not taken away.
    if (isInViewport(root)) return timeline;
    rises.forEach((element, index) => {
      timeline.fromTo(
        element,
        { y: rise, opacity: 0 },
        { y: 0, opacity: 1, duration, ease: 'expo.out', clearProps: 'transform,opacity' },
        index * stagger,
      );
    });
    root.addEventListener('focusin', () => timeline.progress(1), { once: true });
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top 82%', once: true }),
};
