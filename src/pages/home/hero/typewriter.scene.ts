/**
 * The headline stands whole, fades after a second and clears after two; the next phrase is typed letter by letter
 * behind the caret, and so on through all four and back to the first.
 */
import { gsap } from '../../../motion/gsap.ts';
import { part, partList, type Scene } from '../../../motion/scene.ts';
import { typewriterTimes } from './typewriter-times.ts';

const config = {
  /** Seconds for one character. */
  perCharacter: 0.065,
  /** Seconds from the last character to the fade. */
  fadeAfter: 1,
  /** Seconds from the last character to the next phrase. */
  clearAfter: 2,
  /** Seconds the fade takes. */
  fade: 0.7,
  /** How far below its line a letter lands from, per cent of its height: GSAP would measure an em in the page. */
  drop: 7,
};

type TypewriterParts = { root: HTMLElement; phrases: HTMLElement[]; caret: HTMLElement };

const letters = (phrase: HTMLElement) => [...phrase.querySelectorAll<HTMLElement>('[data-letter]')];

/** Where the caret stands after each letter, in em from the headline's corner. Read once, when the scene is built. */
function caretStops(root: HTMLElement, phrase: HTMLElement) {
  const origin = root.getBoundingClientRect();
  const em = Number.parseFloat(getComputedStyle(root).fontSize) || 1;
  return letters(phrase).map((letter) => {
    const box = letter.getBoundingClientRect();
    return { '--x': (box.right - origin.left) / em, '--y': (box.top - origin.top) / em };
  });
}

export const scene: Scene<TypewriterParts, typeof config, boolean> = {
  name: 'typewriter',
  when: ['full-motion'],
  config,
  parts: (root) => ({
    root,
    phrases: partList('typewriter', root, 'phrase'),
    caret: part('typewriter', root, 'caret'),
  }),
  build({ root, phrases, caret }, { perCharacter, fadeAfter, clearAfter, fade, drop }) {
    const lengths = phrases.map((phrase) => Number(phrase.dataset.length));
    const times = typewriterTimes(lengths, { perCharacter, fadeAfter, clearAfter });
    const stops = phrases.map((phrase) => caretStops(root, phrase));
    const timeline = gsap.timeline({ paused: true, repeat: -1 });
    const first = stops[0]?.at(-1);

    gsap.set(phrases, { visibility: 'visible', opacity: 1 });
    phrases.forEach((phrase, index) =>
      gsap.set(letters(phrase), { opacity: index === 0 ? 1 : 0, yPercent: 0, scaleX: 1 }),
    );
    if (first) gsap.set(caret, { ...first, opacity: 1 });

    const leave = (phrase: HTMLElement, { fade: at, clear }: { fade: number; clear: number }) => {
      timeline.to(phrase, { opacity: 0, duration: fade, ease: 'power1.in' }, at);
      timeline.set(letters(phrase), { opacity: 0 }, clear);
      timeline.set(phrase, { opacity: 1 }, clear);
    };
    if (phrases[0]) leave(phrases[0], times.opening);
    times.typed.forEach((row, step) => {
      const phrase = phrases[row.phrase];
      if (!phrase) return;
      if (step === phrases.length - 1) timeline.addLabel('again', row.start);
      letters(phrase).forEach((letter, index) => {
        const at = row.start + Number(letter.dataset.letter) * perCharacter;
        timeline.set(letter, { opacity: 1 }, at);
        timeline.fromTo(
          letter,
          { yPercent: drop, scaleX: 0.9 },
          {
            yPercent: 0,
            scaleX: 1,
            duration: 0.22,
            ease: 'expo.out',
            force3D: false,
            immediateRender: false,
          },
          at,
        );
        timeline.set(caret, { ...stops[row.phrase]?.[index] }, at);
      });
      // The first phrase stands at the cycle's start: its last fade is the opening's.
      if (step < phrases.length - 1) leave(phrase, row);
    });
    return timeline;
  },
};
