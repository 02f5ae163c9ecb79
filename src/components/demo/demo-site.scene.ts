/** The page is tried on three devices, and in three templates, one after the other. */
import { gsap } from '../../motion/gsap.ts';
import { part, type Scene } from '../../motion/scene.ts';

const config = {
  /** Seconds before the first change, while the dialog opens. */
  start: 1.8,
  /** Seconds that each is looked at. */
  look: 1.7,
};

/** Shows a step of the tour, from 0. */
type Show = (step: number) => void;

/** Steps of the tour; the last one is where it began. */
export const STEPS = 5;

export const scene: Scene<{ device: HTMLElement }, typeof config, Show> = {
  name: 'demo-site',
  when: ['lively'],
  config,
  parts: (root) => ({ device: part('demo-site', root, 'device') }),
  build(_, { start, look }, show) {
    const timeline = gsap.timeline({ paused: true }).addLabel('begin', start - 0.2);
    // A tweened number and not a callback: a timeline that runs backwards shows the steps backwards.
    let shown = STEPS - 1;
    const tour = {
      get step() {
        return shown;
      },
      set step(next) {
        shown = next;
        show(next);
      },
    };
    for (let step = 0; step < STEPS; step++) timeline.set(tour, { step }, start + step * look);
    return timeline;
  },
};
