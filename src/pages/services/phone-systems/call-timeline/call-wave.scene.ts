/** The scroll draws the wave: the part already said is in full colour, the rest only a trace. */
import { defineScene, scrub } from '../../../../motion/scene.ts';

const config = {
  /** How much of the wave is said before the scroll begins, a share of its length. */
  ahead: 0.1,
};

export const scene = defineScene({
  name: 'call-wave',
  parts: { said: 'one' },
  config,
  runs: scrub({ start: 'top 60%', end: 'bottom 60%' }),
  build(timeline, { said }, { ahead }) {
    timeline.fromTo(said, { '--remaining': 1 - ahead }, { '--remaining': 0, duration: 1, ease: 'none' });
  },
});
