/** Figures count up to what they are when they come into view, once. What is in view already stands. */
import { gsap } from '../../motion/gsap.ts';
import { partList, type Scene } from '../../motion/scene.ts';
import { countedTo } from './counted.ts';

const config = {
  /** Seconds for one figure. */
  duration: 1.1,
  /** Seconds between two figures. */
  stagger: 0.12,
};

type CountParts = { root: HTMLElement; figures: HTMLElement[] };

export const scene: Scene<CountParts, typeof config> = {
  name: 'count',
  when: ['lively'],
  config,
  parts: (root) => ({ root, figures: partList('count', root, 'figure') }),
  build({ root, figures }, { duration, stagger }) {
    const timeline = gsap.timeline({ paused: true });
    if (root.getBoundingClientRect().top < root.ownerDocument.documentElement.clientHeight) return timeline;
    const whole = figures.map(({ firstChild }) => firstChild?.nodeValue ?? '');
    const write = (index: number, share: number) => {
      // The text node is React's own: its value changes, the node stays.
      const node = figures[index]?.firstChild;
      if (node) node.nodeValue = countedTo(whole[index] ?? '', share);
    };
    figures.forEach((_, index) => {
      const state = { share: 0 };
      write(index, 0);
      timeline.to(
        state,
        { share: 1, duration, ease: 'power2.out', onUpdate: () => write(index, state.share) },
        index * stagger,
      );
    });
    timeline.eventCallback('onInterrupt', () => figures.forEach((_, index) => write(index, 1)));
    return timeline;
  },
  scroll: ({ root }) => ({ trigger: root, start: 'top 88%', once: true }),
};
