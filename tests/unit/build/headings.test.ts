import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMessages } from '../../../src/build/all-messages.ts';
import { headingMeasures } from '../../../src/build/heading-measures.ts';
import { headings } from '../../../src/content/headings.ts';

const [en, fr] = [await allMessages('en'), await allMessages('fr')];

test('the heading widths are measured on the current messages (`npm run tool -- headings` measures them again)', () => {
  const measured = JSON.parse(readFileSync('src/build/headings.json', 'utf8'));
  const piecesOf = (name: string, messages: Record<string, string>) =>
    (headingMeasures[name] ?? []).flat().map((_, index) => messages[`${name}.${index + 1}`]);
  expect(measured).toEqual(
    Object.fromEntries(
      Object.keys(headingMeasures).map((name) => [name, [piecesOf(name, en), piecesOf(name, fr)]]),
    ),
  );
});

test('a heading piece has the width that it is given, and every width is within the font’s range', () => {
  expect(Object.keys(headings)).toEqual(Object.keys(headingMeasures));
  for (const [name, lines] of Object.entries(headings))
    for (const [at, line] of lines.entries())
      for (const [index, width] of line.entries()) {
        const given = headingMeasures[name]?.[at]?.[index];
        if (typeof given === 'number') expect(width, name).toBe(given);
        for (const value of [width].flat()) {
          expect(value, name).toBeGreaterThanOrEqual(50);
          expect(value, name).toBeLessThanOrEqual(150);
        }
      }
});
