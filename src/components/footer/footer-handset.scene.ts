/**
 * The handset drops on the footer's o, the letter gives a little under it, and the lamp in the header goes
 * out.
 */
import { defineScene, thereAndBack } from '../../motion/scene.ts';

const config = {
  /** Height the handset falls from, px. */
  drop: 110,
  /** Its lean on the way down, degrees. */
  lean: -5,
  /** Seconds of the fall. */
  fall: 0.3,
  /** Seconds of the rest: the one bounce, the squash. */
  settle: 0.2,
  /** How much the o is pressed, as a share of its height. */
  squash: 0.03,
};

/** The lamp in the header, outside the footer. */
const LAMP = '[data-component="header"] [data-part="lamp"]';

export const scene = defineScene({
  name: 'footer-handset',
  parts: { handset: 'one', o: 'one' },
  config,
  // 70 % of the footer is in view when that much of it has risen past the window's foot.
  runs: thereAndBack('70% bottom'),
  build(timeline, { root, handset, o }, { drop, lean, fall, settle, squash }) {
    timeline
      .fromTo(
        handset,
        { y: -drop, rotation: lean },
        { y: 0, rotation: 0, duration: fall, ease: 'power2.in' },
        0,
      )
      .fromTo(
        o,
        { scaleY: 1 },
        {
          scaleY: 1 - squash,
          duration: settle / 2,
          ease: 'power2.out',
          yoyo: true,
          repeat: 1,
          transformOrigin: '50% 100%',
        },
        fall,
      )
      .to(handset, { y: -9, duration: settle / 2, ease: 'power2.out', yoyo: true, repeat: 1 }, fall)
      .to(root.ownerDocument.querySelectorAll(LAMP), { opacity: 0, duration: settle }, fall);
  },
});
