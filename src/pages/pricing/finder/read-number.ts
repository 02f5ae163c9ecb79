/** Reads a number as typed in many countries, or pasted with its currency. */
import { MOST } from './choice.ts';

/** The value of a decimal digit of any script, whose ten digits are consecutive. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Reduces a text to digits, spaces, commas and points: the rest of what may stand in and round a number is
 * removed.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digit)
    .replace(/[\s'’‘ʼ´_\u066c]+/g, ' ')
    .replace('\u066b', '.')
    .replaceAll('\u060c', ',')
    // Currency signs and codes, "about" before the number, "and more" after it, the dash of a Swiss price.
    .replace(/\p{Sc}|\b(?:US|CA|USD|CAD|AUD|EUR|GBP|CHF)\b/giu, '')
    .trim()
    .replace(/^[+~≈]/, '')
    .replace(/\+$|[.,][-–—]$/, '')
    .trim();

/**
 * `1,500`, `1.500`, `1 500`, `1'500`, `1500.00`, `1.500,00 €` and `１５００` are 1500, `1,50,000` is 150000.
 * Three digits after the only separator are thousands, unless a zero stands before it. A fraction is rounded,
 * one of more than three digits is a typing error; an empty text is 0.
 * @returns null for anything else: a word, `1e3`, a range, less than zero, more than `MOST`
 */
export function readNumber(text: string): number | null {
  if (text.trim() === '') return 0;
  // Normalising would turn `1500²` into 15002.
  if (/\p{No}/u.test(text)) return null;
  const number = plain(text);
  const [, grouped, separator, point, cents] =
    /^([1-9]\d{0,2}([ ,.])(?:\d{2,3}\2)*\d{3})(?:([,.])(\d*))?$/.exec(number) ?? [];
  const [, whole, fraction] =
    grouped && separator !== point
      ? [null, grouped.replace(/\D/g, ''), cents]
      : (/^(?=.*\d)(\d*)(?:[,.](\d{0,3}))?$/.exec(number) ?? []);
  if (whole === undefined) return null;
  const value = Math.round(Number(`${whole}.${fraction ?? ''}0`));
  return value <= MOST ? value : null;
}
