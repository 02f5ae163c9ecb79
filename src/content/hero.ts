/**
 * The headline's four phrases. Each word has a length per language, and a swing. `meanWidth` in
 * `letter-box.ts` derives the widths of its letters from the font, so that the word keeps its length whatever
 * it says.
 */
import type { Key, Language } from '../i18n/keys.ts';

/** `length` in em; `swing` is how far a letter may stray from the word's mean width. */
export type HeroWord = { text: Key; length: Record<Language, number>; swing: number };
type HeroPhrase = { id: string; words: [first: HeroWord, accent: HeroWord, last: HeroWord] };

const word = (text: Key, en: number, fr: number, swing: number): HeroWord => ({
  text,
  length: { en, fr },
  swing,
});
const every = (en: number, fr: number): HeroWord => word('hero.every', en, fr, 5);

export const phrases: HeroPhrase[] = [
  {
    id: 'call',
    words: [every(2.77, 2.46), word('hero.call', 2.35, 2.98, 20), word('hero.answered', 5.7, 5.21, 46)],
  },
  {
    id: 'chat',
    words: [every(2.77, 2.3), word('hero.chat', 2.81, 3.41, 12), word('hero.settled', 4.91, 4.48, 34)],
  },
  {
    id: 'chore',
    words: [every(2.53, 2.46), word('hero.chore', 3.13, 3.36, 18), word('hero.handled', 4.98, 5.18, 42)],
  },
  {
    id: 'page',
    words: [every(2.65, 2.62), word('hero.page', 2.97, 3.07, 20), word('hero.published', 5.29, 4.54, 44)],
  },
];
