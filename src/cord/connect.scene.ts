/** When a cord is first seen, its plug slips a little out of the jack, is pushed in, and the jack's lamp lights. Once. */
import { defineScene, whileInView } from '../motion/scene.ts';
import type { Drawing } from './drawing.ts';

const config = {
  /** How far the plug slips out, px. */
  slip: 24,
  /** Seconds of slipping, of staying there, and of the push. */
  out: 0.4,
  hold: 0.15,
  push: 0.18,
};

export const scene = defineScene({
  name: 'connect',
  parts: { 'cord-drawing': 'one' },
  config,
  runs: whileInView,
  build(timeline, _, { slip, out, hold, push }, drawing: Drawing | null) {
    if (!drawing) return;
    timeline
      .to(drawing, { retract: slip, duration: out, ease: 'power2.inOut' })
      .to(drawing, { retract: 0, duration: push, ease: 'power2.in' }, out + hold);
  },
});
