/** The handset drops on the footer's o, the letter gives a little under it, and the lamp of the line in the bar goes out. */
import { gsap } from '../../motion/gsap.ts';
import { part, type Scene } from '../../motion/scene.ts';

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

type HangUpParts = { root: HTMLElement; handset: HTMLElement; o: HTMLElement; lamp: HTMLElement };

export const scene: Scene<HangUpParts, typeof config> = {
  name: 'hang-up',
  when: ['full-motion'],
  config,
  parts: (root) => ({
    root,
    handset: part('hang-up', root, 'handset'),
    o: part('hang-up', root, 'o'),
    lamp: part('hang-up', root.ownerDocument.body, 'lamp'),
  }),
  build({ handset, o, lamp }, { drop, lean, fall, settle, squash }) {
    return gsap
      .timeline({ paused: true })
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
      .to(lamp, { opacity: 0, duration: settle }, fall);
  },
  // 70 % of the footer is in view when that much of it has risen past the window's foot.
  scroll: ({ root }) => ({ trigger: root, start: '70% bottom', toggleActions: 'play none none reverse' }),
};
