import { NARROW, trackingOf, WIDE } from '../../../content/display-face.ts';
import { letterWidth } from './letter-width.ts';

/**
 * Widths of the headlines' letters in Anybody at its narrowest and its widest, in thousandths of an em;
 * linear in between.
 */
const advances: Record<string, readonly [narrow: number, wide: number]> = {
  C: [337, 1075],
  E: [229, 957],
  a: [348, 1053],
  b: [337, 1060],
  c: [343, 979],
  d: [338, 1069],
  e: [342, 1055],
  g: [338, 1075],
  h: [337, 1045],
  i: [174, 454],
  l: [170, 454],
  n: [337, 1038],
  o: [337, 1063],
  p: [337, 1060],
  q: [338, 1062],
  r: [337, 1032],
  s: [345, 1036],
  t: [254, 848],
  u: [340, 1034],
  v: [355, 983],
  w: [579, 1423],
  y: [369, 960],
  é: [342, 1055],
};

/**
 * The width of a letter with its tracking, known before the font has come.
 * @param width on the `wdth` axis
 * @param squeeze factor by which the font is set narrower than that
 * @returns em, to a thousandth; undefined for a letter that no headline has, whose width the font decides
 */
export function letterBox(letter: string, width: number, squeeze = 1): number | undefined {
  const advance = advances[letter];
  if (!advance) return undefined;
  const [narrow, wide] = advance;
  const share = (Math.max(NARROW, width * squeeze) - NARROW) / (WIDE - NARROW);
  const em = (narrow + (wide - narrow) * share) / 1000 + trackingOf(width);
  return Math.round(em * 1000) / 1000;
}

/**
 * The mean width at which a spoken word fills its length: the widest that does not exceed it, found by
 * bisection, as a word grows with its mean.
 * @param length em
 * @returns a whole number on the `wdth` axis
 */
export function meanWidth(letters: string[], swing: number, length: number): number {
  const em = (mean: number) =>
    letters.reduce(
      (sum, letter, index) => sum + (letterBox(letter, letterWidth(index, letters.length, mean, swing)) ?? 0),
      0,
    );
  let [fits, beyond] = [NARROW, WIDE + 1];
  while (beyond - fits > 1) {
    const mean = Math.floor((fits + beyond) / 2);
    if (em(mean) > length) beyond = mean;
    else fits = mean;
  }
  return fits;
}
