/** The wave is drawn by the scroll: what has been said is in full colour, what is still to come is a trace of it. */
import { gsap } from '../../../../motion/gsap.ts';
import { part, type Scene } from '../../../../motion/scene.ts';

const config = {
  /** How much of the wave is said before the scroll begins, a share of its length. */
  ahead: 0.1,
};

type WaveParts = { root: HTMLElement; said: HTMLElement };

export const scene: Scene<WaveParts, typeof config> = {
  name: 'call-wave',
  when: ['full-motion'],
  config,
  parts: (root) => ({ root, said: part('call-wave', root, 'said') }),
  build: ({ said }, { ahead }) =>
    gsap
      .timeline({ paused: true })
      .fromTo(said, { '--remaining': 1 - ahead }, { '--remaining': 0, duration: 1, ease: 'none' }, 0),
  scroll: ({ root }) => ({ trigger: root, start: 'top 60%', end: 'bottom 60%', scrub: true }),
};
