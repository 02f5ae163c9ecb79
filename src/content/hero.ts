/** The headline's four phrases. Each word is said at a mean width with a swing, per language, so that it fills its line. */
import type { Key, Language } from '../i18n/keys.ts';

export type HeroWord = { text: Key; mean: Record<Language, number>; swing: number };
export type HeroPhrase = { id: string; words: [first: HeroWord, accent: HeroWord, last: HeroWord] };

const every = (en: number, fr: number): HeroWord => ({ text: 'hero.every', mean: { en, fr }, swing: 5 });
const word = (text: Key, en: number, fr: number, swing: number): HeroWord => ({
  text,
  mean: { en, fr },
  swing,
});

export const phrases: HeroPhrase[] = [
  { id: 'call', words: [every(84, 58), word('hero.call', 124, 95, 20), word('hero.answered', 98, 97, 46)] },
  { id: 'chat', words: [every(84, 54), word('hero.chat', 110, 68, 12), word('hero.settled', 100, 126, 34)] },
  { id: 'chore', words: [every(76, 58), word('hero.chore', 92, 82, 18), word('hero.handled', 118, 103, 42)] },
  {
    id: 'page',
    words: [every(80, 62), word('hero.page', 108, 112, 20), word('hero.published', 105, 124, 44)],
  },
];

/** What the social-proof pill says, as the specification writes it. */
export const customers = '15,375+';
