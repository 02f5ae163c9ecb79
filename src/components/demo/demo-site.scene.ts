/** The page is tried on three devices, and in three templates, one after the other. */
import { gsap } from '../../motion/gsap.ts';
import { part, type Scene } from '../../motion/scene.ts';
import { setterProxy } from './setter-proxy.ts';

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
  when: ['full-motion'],
  config,
  parts: (root) => ({ device: part('demo-site', root, 'device') }),
  build(_, { start, look }, show) {
    const timeline = gsap.timeline({ paused: true }).addLabel('begin', start - 0.2);
    const tour = setterProxy(STEPS - 1, show);
    for (let step = 0; step < STEPS; step++) timeline.set(tour, { at: step }, start + step * look);
    return timeline;
  },
};
