import { describe, expect, test } from 'vitest';
import { typewriterTimes } from '../../../../src/pages/home/hero/typewriter-times.ts';
import { phrases } from '../../../../src/content/hero.ts';
import { letterBox, meanWidth } from '../../../../src/pages/home/hero/letter-box.ts';
import { letterWidth } from '../../../../src/pages/home/hero/letter-width.ts';

describe('typewriter', () => {
  const config = { perCharacter: 0.065, fadeAfter: 1, clearAfter: 2 };
  const { opening, typed } = typewriterTimes([19, 18, 19, 20], config);

  test('a character is typed every 65 ms, the phrase fades after 1,000 ms, and the next begins after 2,000 ms', () => {
    expect(opening).toEqual({ start: 0, typed: 0, fade: 1, clear: 2 });
    expect(typed[0]).toMatchObject({ phrase: 1, start: 2 });
    expect(typed[0]?.typed).toBeCloseTo(2 + 18 * 0.065, 9);
    expect(typed[0]?.fade).toBeCloseTo(2 + 18 * 0.065 + 1, 9);
    expect(typed[1]?.start).toBeCloseTo(2 + 18 * 0.065 + 2, 9);
  });

  test('the four phrases are typed in turn, and the first again at the end', () => {
    expect(typed.map(({ phrase }) => phrase)).toEqual([1, 2, 3, 0]);
  });

  test('letters are narrow at a word’s ends, wide in its middle, and never beyond the font’s range', () => {
    const widths = Array.from({ length: 8 }, (_, index) => letterWidth(index, 8, 98, 46));
    expect(Math.max(...widths)).toBe(widths[3]);
    expect(widths[0]).toBe(Math.min(...widths));
    expect(widths).toEqual([...widths].reverse());
    expect(letterWidth(2, 5, 140, 90)).toBeLessThanOrEqual(150);
    expect(letterWidth(0, 5, 60, 90)).toBeGreaterThanOrEqual(50);
    expect(letterWidth(0, 0, 80, 20)).toBe(80);
  });

  test('each letter of the headlines has its width before the font has loaded', async () => {
    const { messages: en } = await import('../../../../src/pages/home/home.en.ts');
    const { messages: fr } = await import('../../../../src/pages/home/home.fr.ts');
    const words = phrases.flatMap((phrase) => phrase.words.map(({ text }) => text as keyof typeof en));
    const letters = words.flatMap((key) => [...en[key], ...fr[key]]);
    expect(letters.filter((letter) => letterBox(letter, 100) === undefined)).toEqual([]);
    // At a width as it is, at the middle of the font's range, and squeezed no further than the font's narrowest.
    expect(letterBox('E', 78)).toBe(0.433);
    expect(letterBox('E', 100)).toBeCloseTo(0.593 - 22 * 0.0006, 3);
    expect(letterBox('E', 60, 0.72)).toBeCloseTo(0.229 + 18 * 0.0006, 3);
  });

  test('each word fills its length: at a mean width of one unit more it would be too long', async () => {
    const { messages: en } = await import('../../../../src/pages/home/home.en.ts');
    const { messages: fr } = await import('../../../../src/pages/home/home.fr.ts');
    const room = (letters: string[], mean: number, swing: number) =>
      letters.reduce(
        (sum, letter, at) => sum + (letterBox(letter, letterWidth(at, letters.length, mean, swing)) ?? 0),
        0,
      );
    for (const { text, swing, length } of phrases.flatMap(({ words }) => words))
      for (const [messages, em] of [[en, length.en] as const, [fr, length.fr] as const]) {
        const letters = [...messages[text as keyof typeof en]];
        const mean = meanWidth(letters, swing, em);
        expect(room(letters, mean, swing), text).toBeLessThanOrEqual(em);
        expect(room(letters, mean + 1, swing), text).toBeGreaterThan(em);
      }
    // A length below the font's narrowest, and one above its widest.
    expect(meanWidth(['E'], 0, 0.1)).toBe(50);
    expect(meanWidth(['E'], 0, 9)).toBe(150);
  });
});
