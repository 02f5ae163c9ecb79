import { NARROW, WIDE } from '../../../content/display-face.ts';

/**
 * The width of one letter in a spoken word: narrow at the word's start and end, wide in its middle, one
 * period of a cosine about the mean.
 * @param index the letter, from 0
 * @param count letters in the word
 * @param mean the word's mean width, `swing` how far a letter may stray from it; both on the `wdth` axis
 * @returns a whole number from 50 to 150
 */
export function letterWidth(index: number, count: number, mean: number, swing: number): number {
  const wave = count > 0 ? -Math.cos((2 * Math.PI * (index + 0.5)) / count) : 0;
  return Math.round(Math.min(WIDE, Math.max(NARROW, mean + swing * wave)));
}
