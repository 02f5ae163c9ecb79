/**
 * A cord is drawn down to the reading line as the page scrolls, its plug at the tip, and into its jack. Its last part
 * swings a little with the speed of the scroll, and comes to rest.
 */
import { gsap } from '../motion/gsap.ts';
import { part, type Scene } from '../motion/scene.ts';
import type { Drawing } from './drawing.ts';

const config = {
  /** The reading line, per cent of the window's height. */
  line: 64,
  /** How far it swings for each pixel scrolled in a frame, and at most, px. */
  sway: 0.22,
  most: 9,
  /** Seconds in which it settles. */
  settle: 1.1,
};

export const scene: Scene<{ canvas: HTMLElement }, typeof config, Drawing | null> = {
  name: 'cord',
  when: ['full-motion'],
  config,
  parts: (root) => ({ canvas: part('cord', root, 'cord-canvas') }),
  build(_, { sway, most, settle }, drawing) {
    const timeline = gsap.timeline({ paused: true });
    if (!drawing) return timeline.to({}, { duration: 1 });
    timeline.fromTo(drawing, { y: 0 }, { y: drawing.height, duration: 1, ease: 'none' });
    // An elastic goes beyond where it is sent; the cord does not go beyond the most it may.
    const held = gsap.utils.clamp(-most, most);
    const free = { lean: 0 };
    const swing = gsap.quickTo(free, 'lean', {
      duration: settle,
      ease: 'elastic.out(1, 0.4)',
      onUpdate: () => {
        drawing.sway = held(free.lean);
      },
    });
    const rest = gsap.delayedCall(0.1, swing, [0]).pause();
    let last: number | null = null;
    timeline.eventCallback('onUpdate', () => {
      // The first update puts it where the page stands: no hand has moved it.
      if (last !== null) {
        swing(held((drawing.y - last) * sway));
        rest.restart(true);
      }
      last = drawing.y;
    });
    timeline.eventCallback('onInterrupt', () => {
      drawing.y = drawing.height;
      drawing.sway = 0;
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
