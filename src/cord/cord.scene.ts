/**
 * A cord is drawn down to the reading line as the page scrolls, its plug at the tip, and into its jack. Its last part
 * swings a little with the speed of the scroll, and comes to rest.
 */
import { gsap } from '../motion/gsap.ts';
import { defineScene, scrub } from '../motion/scene.ts';
import type { Drawing } from './drawing.ts';

const config = {
  /** The reading line, per cent of the window's height. */
  line: 64,
  /** How far it sways for each pixel scrolled in a sixtieth of a second, px. */
  swayPerPixel: 0.22,
  /** How far it sways at most, px. */
  maxSway: 9,
  /** Seconds without scrolling before it goes back. */
  pause: 0.1,
  /** Seconds in which it comes to rest. */
  settle: 1.1,
};

export const scene = defineScene({
  name: 'cord',
  parts: { 'cord-drawing': 'one' },
  config,
  // Of the element's own box, which is as high as the cord.
  runs: scrub({ start: () => `top ${config.line}%`, end: () => `clamp(bottom ${config.line}%)` }),
  build(timeline, _, { swayPerPixel, maxSway, pause, settle }, drawing: Drawing | null) {
    if (!drawing) return;
    timeline.fromTo(drawing, { y: 0 }, { y: drawing.height, duration: 1, ease: 'none' });
    const clamp = gsap.utils.clamp(-maxSway, maxSway);
    // The elastic overshoots where it is sent: it moves a number of its own, and the cord takes it clamped.
    const elastic = { sway: 0 };
    const swayTo = gsap.quickTo(elastic, 'sway', {
      duration: settle,
      ease: 'elastic.out(1, 0.4)',
      onUpdate: () => {
        drawing.sway = clamp(elastic.sway);
      },
    });
    const back = gsap.delayedCall(pause, swayTo, [0]).pause();
    let last: number | null = null;
    timeline.eventCallback('onUpdate', () => {
      // The first update puts it where the page stands: no hand has moved it.
      if (last !== null) {
        swayTo(clamp(((drawing.y - last) / gsap.ticker.deltaRatio()) * swayPerPixel));
        back.restart(true);
      }
      last = drawing.y;
    });
    return () => {
      drawing.y = drawing.height;
      drawing.sway = 0;
    };
  },
});
