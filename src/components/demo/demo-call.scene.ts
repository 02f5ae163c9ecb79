/**
 * A call rings and is answered: the active calls count up, the menu's four keys are pressed, the waveform
 * speaks.
 */
import type { Digit } from '../../content/demos.ts';
import { counter } from '../count/counted.ts';
import { defineScene, whileInView } from '../../motion/scene.ts';
import { tweened } from '../../motion/tweened.ts';
import { isReverting } from '../../motion/upstream/gsap-reverting.ts';

const config = {
  /** Seconds before it rings, while the dialog opens. */
  start: 0.9,
  /** How far the caller's line shakes while it rings, degrees. */
  shake: 1.6,
  /** Seconds for one shake, and how many there are. */
  ring: 0.08,
  rings: 13,
  /** How high the waveform stands before it is answered, a share of its height. */
  quietScale: 0.06,
  /** Seconds in which it rises. */
  rise: 0.5,
  /** Seconds for which each key of the menu is played. */
  holdSeconds: 2.2,
  /** Seconds in which the active calls are counted. */
  count: 0.9,
};

/** The keys of the menu in order, and the function that presses one. */
export type Menu = { digits: readonly Digit[]; press: (digit: Digit) => void };

export const scene = defineScene({
  name: 'demo-call',
  // `active` is the figure of active calls, where the page shows it.
  parts: { caller: 'one', wave: 'one', active: 'any' },
  config,
  runs: whileInView,
  build(
    timeline,
    { caller, wave, active },
    { start, shake, ring, rings, quietScale, rise, holdSeconds, count },
    { digits, press }: Menu,
  ) {
    timeline.addLabel('begin', start - 0.2);
    const answered = start + ring * rings;
    const shakes = Array.from({ length: rings }, (_, index) =>
      index === rings - 1 ? 0 : index % 2 === 0 ? -shake : shake,
    );
    timeline
      .to(caller, { keyframes: { rotation: shakes, easeEach: 'none' }, duration: ring * rings }, start)
      .fromTo(
        wave,
        { scaleY: quietScale, transformOrigin: '50% 50%' },
        { scaleY: 1, duration: rise, ease: 'expo.out' },
        answered,
      );
    // The figure is a fact: it stands until the call is answered, and then counts up.
    const calls = active.map(counter);
    for (const figure of calls)
      timeline
        .set(figure, { value: 0 }, answered)
        .to(figure, { value: 1, duration: count, ease: 'none' }, answered);
    // No key is pressed before the first.
    const pad = tweened(-1, (index) => {
      const digit = digits[index];
      if (digit && !isReverting()) press(digit);
    });
    digits.forEach((_, index) => timeline.set(pad, { value: index }, answered + rise + index * holdSeconds));
    return () => {
      for (const figure of calls) figure.value = 1;
    };
  },
});
