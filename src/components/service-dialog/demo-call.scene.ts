/** A call rings, is answered, walks the menu of four, and the waveform speaks. */
import { gsap } from '../../motion/gsap.ts';
import { part, type Scene } from '../../motion/scene.ts';

const config = {
  /** Seconds before it rings, while the dialog opens. */
  start: 0.9,
  /** How far the caller's line shakes while it rings, degrees. */
  shake: 1.6,
  /** Seconds for one shake, and how many there are. */
  ring: 0.08,
  rings: 13,
  /** How high the waveform stands before it is answered, a share of its height. */
  hush: 0.06,
  /** Seconds in which it rises. */
  rise: 0.5,
  /** Seconds that each key of the menu is heard. */
  heard: 2.2,
};

type CallParts = { caller: HTMLElement; wave: HTMLElement };
/** Presses a key of the menu, 1 to 4. */
type Press = (digit: 1 | 2 | 3 | 4) => void;

export const scene: Scene<CallParts, typeof config, Press> = {
  name: 'demo-call',
  when: ['lively'],
  config,
  parts: (root) => ({
    caller: part('demo-call', root, 'caller'),
    wave: part('demo-call', root, 'wave'),
  }),
  build({ caller, wave }, { start, shake, ring, rings, hush, rise, heard }, press) {
    const timeline = gsap.timeline({ paused: true });
    const answered = start + ring * rings;
    const shakes = Array.from({ length: rings }, (_, index) =>
      index === rings - 1 ? 0 : index % 2 === 0 ? -shake : shake,
    );
    timeline
      .to(caller, { keyframes: { rotation: shakes, easeEach: 'none' }, duration: ring * rings }, start)
      .fromTo(
        wave,
        { scaleY: hush, transformOrigin: '50% 50%' },
        { scaleY: 1, duration: rise, ease: 'expo.out' },
        answered,
      );
    for (const digit of [1, 2, 3, 4] as const)
      timeline.call(press, [digit], answered + rise + (digit - 1) * heard);
    return timeline;
  },
};
