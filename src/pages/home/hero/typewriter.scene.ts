/**
 * The headline stands whole, fades after a second and clears after two; the next phrase is typed letter by letter
 * behind the caret, and so on through all four and back to the first.
 */
import { Composited } from '../../../browser/composited.ts';
import { arrival, exponentialOut } from '../../../components/reveal/arrival.ts';
import { gsap } from '../../../motion/gsap.ts';
import { compositedTween } from '../../../motion/playback.ts';
import { defineScene, whileInView } from '../../../motion/scene.ts';
import { typewriterTimes } from './typewriter-times.ts';

/** GSAP's power1.in, exactly. */
const QUADRATIC_IN = 'cubic-bezier(0.333, 0, 0.667, 0.333)';

const config = {
  /** Seconds for one character. */
  perCharacter: 0.065,
  /** Seconds from the last character to the fade. */
  fadeAfter: 1,
  /** Seconds from the last character to the next phrase. */
  clearAfter: 2,
  /** Seconds the fade takes. */
  fade: 0.7,
  /** The distance below its line from which a letter lands, per cent of its height. */
  drop: 7,
  /** Seconds in which it lands. */
  land: 0.22,
};

const letters = (phrase: HTMLElement) => [...phrase.querySelectorAll<HTMLElement>('[data-letter]')];

type Place = { x: number; y: number };

/** The caret's place after each letter, in em from the headline's corner. Read once, when the scene is built. */
function caretStops(root: HTMLElement, phrase: HTMLElement): Place[] {
  const origin = root.getBoundingClientRect();
  const em = Number.parseFloat(getComputedStyle(root).fontSize) || 1;
  return letters(phrase).map((letter) => {
    const box = letter.getBoundingClientRect();
    return { x: (box.right - origin.left) / em, y: (box.top - origin.top) / em };
  });
}

const caretAt = ({ x, y }: Place) => ({ '--x': x, '--y': y });
const caretKeyframe = ({ x, y }: Place, offset: number) => ({
  transform: `translate(${x}em, ${y}em)`,
  offset,
});

export const scene = defineScene({
  name: 'typewriter',
  parts: { phrase: 'many', caret: 'one' },
  config,
  runs: whileInView,
  build(
    timeline,
    { root, phrase: phrases, caret },
    { perCharacter, fadeAfter, clearAfter, fade, drop, land },
    _isWide: boolean,
  ) {
    timeline.repeat(-1);
    const lengths = phrases.map((phrase) => Number(phrase.dataset.length));
    const times = typewriterTimes(lengths, { perCharacter, fadeAfter, clearAfter });
    const stops = phrases.map((phrase) => caretStops(root, phrase));
    const first = stops[0]?.at(-1);

    gsap.set(phrases, { visibility: 'visible', opacity: 1 });
    phrases.forEach((phrase, index) =>
      gsap.set(letters(phrase), { opacity: index === 0 ? 1 : 0, yPercent: 0, scaleX: 1 }),
    );
    if (first) gsap.set(caret, { ...caretAt(first), opacity: 1 });

    const raised = { opacity: 1, transform: 'none' };
    const below = { opacity: 1, transform: `translateY(${drop}%) scaleX(0.9)` };
    const leave = (phrase: HTMLElement, { fade: at, clear }: { fade: number; clear: number }) => {
      const away = { duration: fade, easing: QUADRATIC_IN };
      compositedTween(timeline, new Composited(phrase, [{ opacity: 1 }, { opacity: 0 }], away), at);
      timeline.set(phrase, { opacity: 0 }, at + fade);
      timeline.set(letters(phrase), { opacity: 0 }, clear);
      timeline.set(phrase, { opacity: 1 }, clear);
    };
    if (phrases[0]) leave(phrases[0], times.opening);
    times.typed.forEach((row, step) => {
      const phrase = phrases[row.phrase];
      if (!phrase) return;
      if (step === phrases.length - 1) timeline.addLabel('again', row.start);
      // A phrase's animations begin and end together, each letter with its own wait: in between the page has
      // nothing to do.
      const typing = { duration: row.typed - row.start + exponentialOut(land), easing: 'linear' };
      const typed = row.start + typing.duration;
      const share = (seconds: number) => Math.min(1, seconds / typing.duration);
      // Starts where the phrase before left the caret.
      let place = stops.at(row.phrase - 1)?.at(-1) ?? { x: 0, y: 0 };
      const moves = [caretKeyframe(place, 0)];
      letters(phrase).forEach((letter, index) => {
        const at = Number(letter.dataset.letter) * perCharacter;
        const keyframes = arrival(
          { from: below, to: raised, waiting: { ...below, opacity: 0 } },
          { wait: at, duration: land, whole: typing.duration },
        );
        compositedTween(timeline, new Composited(letter, keyframes, typing), row.start);
        moves.push(caretKeyframe(place, share(at)));
        place = stops[row.phrase]?.[index] ?? place;
        moves.push(caretKeyframe(place, share(at)));
      });
      moves.push(caretKeyframe(place, 1));
      timeline.set(letters(phrase), { opacity: 1 }, typed);
      compositedTween(timeline, new Composited(caret, moves, typing), row.start);
      timeline.set(caret, caretAt(place), typed);
      // The first phrase begins the cycle, and fades there.
      if (step < phrases.length - 1) leave(phrase, row);
    });
  },
});
