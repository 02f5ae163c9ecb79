/** A line's plug slips out of its jack, glides to the row that fits and is pushed in; its cable follows. */
import { gsap } from '../../../motion/gsap.ts';
import { byHand, defineScene } from '../../../motion/scene.ts';
import { stretchBetween } from './cable-path.ts';

const config = {
  /** How far the plug slips out of its jack, px. */
  slip: 14,
  /** Seconds of slipping out, of the glide, and of the push. */
  out: 0.06,
  glide: 0.16,
  push: 0.07,
};

/** The row that the plug leaves and the one that it enters; -1 is none. */
type PlugMove = { was: number; row: number };

export const scene = defineScene({
  name: 'finder-plug',
  parts: { plug: 'one', cable: 'one' },
  config,
  runs: byHand,
  build(timeline, { plug, cable }, { slip, out, glide, push }, { was, row }: PlugMove) {
    if (was === row) return;
    // The plug's box is as high as a row. A glide that was cut short goes on from where it stands.
    const pitch = plug.offsetHeight;
    const start = (was - row) * pitch + Number(gsap.getProperty(plug, 'y'));
    const slipped = Number(gsap.getProperty(plug, 'x'));
    const from = stretchBetween(row + start / (pitch || 1), row);
    timeline
      .fromTo(plug, { y: start }, { y: 0, duration: glide, ease: 'power2.inOut' }, out)
      .fromTo(cable, { '--stretch': from }, { '--stretch': 1, duration: glide, ease: 'power2.inOut' }, out)
      .fromTo(plug, { x: slipped }, { x: -slip, duration: out, ease: 'power2.out' }, 0)
      .fromTo(
        plug,
        { x: -slip },
        { x: 0, duration: push, ease: 'power2.in', immediateRender: false },
        out + glide,
      );
  },
});
