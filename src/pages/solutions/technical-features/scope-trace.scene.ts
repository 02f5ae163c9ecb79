/** The scope draws a test's trace from the jack to the right, each time a lever is thrown. */
import type { TestId } from '../../../content/technical.ts';
import { gsap } from '../../../motion/gsap.ts';
import { partList, type Scene } from '../../../motion/scene.ts';

const config = {
  /** Seconds for the beam to cross the scope. */
  duration: 0.9,
};

type TraceParts = { traces: HTMLElement[] };

export const scene: Scene<TraceParts, typeof config, TestId> = {
  name: 'scope-trace',
  when: ['full-motion'],
  config,
  playback: 'manual',
  parts: (root) => ({ traces: partList('scope-trace', root, 'trace') }),
  build: ({ traces }, { duration }) =>
    gsap
      .timeline({ paused: true })
      .fromTo(traces, { '--remaining': 1 }, { '--remaining': 0, duration, ease: 'power2.inOut' }),
};
