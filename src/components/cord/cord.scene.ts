/** A length of the cord runs out as the reader comes: drawn down to the reading line, its plug at the tip, and into its jack. */
import { gsap } from '../../motion/gsap.ts';
import { part, type Scene } from '../../motion/scene.ts';
import type { Drawing } from './drawing.ts';

const config = {
  /** The reading line, per cent of the window's height. */
  line: 64,
};

export const scene: Scene<{ canvas: HTMLElement }, typeof config, Drawing | null> = {
  name: 'cord',
  when: ['lively'],
  config,
  parts: (root) => ({ canvas: part('cord', root, 'cord-canvas') }),
  build(_, __, drawing) {
    const timeline = gsap.timeline({ paused: true });
    if (!drawing) return timeline.to({}, { duration: 1 });
    timeline.fromTo(drawing, { y: 0 }, { y: drawing.height, duration: 1, ease: 'none' });
    timeline.eventCallback('onInterrupt', () => {
      drawing.y = drawing.height;
    });
    return timeline;
  },
  scroll: ({ canvas }, { line }) => ({
    trigger: canvas,
    start: `top ${line}%`,
    end: `clamp(bottom ${line}%)`,
    scrub: true,
  }),
};
