/** Numbers as they are typed and pasted in many countries. */
import { describe, expect, test } from 'vitest';
import { readNumber } from '../../../../src/pages/pricing/finder/read-number.ts';

const spaces = { none: '', space: ' ', nbsp: '\u00a0', narrow: '\u202f', thin: '\u2009', figure: '\u2007' };

describe('a number', () => {
  for (const [name, space] of Object.entries(spaces))
    test(`with its thousands separated (${name})`, () => {
      expect(readNumber(`1${space}500`)).toBe(1500);
      expect(readNumber(`1${space}234${space}567`)).toBe(1_234_567);
      expect(readNumber(`${space}1${space}500,75${space}€`)).toBe(1501);
    });

  for (const [text, value] of [
    ['', 0],
    [' ', 0],
    ['0', 0],
    ['000', 0],
    ['0042', 42],
    ['1500', 1500],
    ['1,500', 1500],
    ['1.500', 1500],
    ['1\u2019500', 1500],
    ["1'500", 1500],
    ['1_500', 1500],
    ['1.234.567', 1_234_567],
    ['1,50,000', 150_000],
    ['1500.75', 1501],
    ['1500,75', 1501],
    ['1,500.25', 1500],
    ['1.500,25', 1500],
    ['1 500,25', 1500],
    ["1'500.25", 1500],
    ['1500.', 1500],
    ['.5', 1],
    ['0.500', 1],
    ['0,2', 0],
    ['1.5', 2],
    // Other digits: full width, Arabic-Indic, Persian, Devanagari, Bengali, Thai, mathematical.
    ['１５００', 1500],
    ['１，５００', 1500],
    ['١٥٠٠', 1500],
    ['١٬٥٠٠', 1500],
    ['١٬٥٠٠٫٥', 1501],
    ['۱۵۰۰', 1500],
    ['१,५००', 1500],
    ['১৫০০', 1500],
    ['๑๕๐๐', 1500],
    ['𝟏𝟓𝟎𝟎', 1500],
    // Pasted with a currency, with marks of direction, with other characters around the number.
    ['$1,500', 1500],
    ['US$ 1,500.00', 1500],
    ['1.500,00 €', 1500],
    ['€1.500', 1500],
    ['£1,500', 1500],
    ['￥1,500', 1500],
    ['1 500 EUR', 1500],
    ['CHF 1’500.–', 1500],
    ['\u200f1500\u200e', 1500],
    ['~1,500', 1500],
    ['15,375+', 15_375],
    ['9,999,999', 9_999_999],
  ] as const)
    test(`${JSON.stringify(text)} is ${value}`, () => {
      expect(readNumber(text)).toBe(value);
    });

  for (const text of [
    '1e3',
    '1,0000',
    '1k',
    'many',
    '$',
    '.',
    '-5',
    '−5',
    '1-2',
    '10 000 – 20 000',
    '50%',
    '1500 2',
    '1 50',
    '12.34.56',
    '1.500,00,00',
    '1,500.000.000',
    '0x10',
    '1500²',
    '½',
    '10000000',
    '9'.repeat(400),
    '1/2',
    '1\n2',
    'NaN',
    'Infinity',
    '٪',
    '12:30',
    '2026-11-26',
  ])
    test(`${JSON.stringify(text.slice(0, 20))} is refused`, () => {
      expect(readNumber(text)).toBeNull();
    });
});
