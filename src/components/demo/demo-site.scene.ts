/** Shows the page on three devices and in three templates, one after the other. */
import { defineScene, whileInView } from '../../motion/scene.ts';
import { tweened } from '../../motion/tweened.ts';
import { isReverting } from '../../motion/upstream/gsap-reverting.ts';

const config = {
  /** Seconds before the first change, while the dialog opens. */
  start: 1.8,
  /** Seconds that each is looked at. */
  look: 1.7,
};

/** The number of steps, the last of which returns to the start; `show` turns to a step, from 0. */
export type Tour = { steps: number; show: (step: number) => void };

export const scene = defineScene({
  name: 'demo-site',
  parts: { device: 'one' },
  config,
  runs: whileInView,
  build(timeline, _, { start, look }, { steps, show }: Tour) {
    timeline.addLabel('begin', start - 0.2);
    const tour = tweened(steps - 1, (step) => {
      if (!isReverting()) show(step);
    });
    for (let step = 0; step < steps; step++) timeline.set(tour, { value: step }, start + step * look);
  },
});
