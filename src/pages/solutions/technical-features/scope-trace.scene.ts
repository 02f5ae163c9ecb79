/** The scope draws a test's trace from the jack to the right, each time a lever is thrown. */
import type { TestId } from './content.ts';
import { byHand, defineScene } from '../../../motion/scene.ts';

const config = {
  /** Seconds for the beam to cross the scope. */
  duration: 0.9,
};

export const scene = defineScene({
  name: 'scope-trace',
  parts: { trace: 'one' },
  config,
  runs: byHand,
  build(timeline, { trace }, { duration }, _test: TestId) {
    timeline.fromTo(trace, { '--remaining': 1 }, { '--remaining': 0, duration, ease: 'power2.inOut' });
  },
});
