import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMessages } from '../../../src/build/all-messages.ts';
import { headingMeasures } from '../../../src/build/heading-measures.ts';
import { headings } from '../../../src/content/headings.ts';

const [en, fr] = [await allMessages('en'), await allMessages('fr')];

test('the widths are those of the words that stand in the messages; `npm run tool -- headings` measures them anew', () => {
  const measured = JSON.parse(readFileSync('src/build/headings.json', 'utf8'));
  const piecesOf = (name: string, messages: Record<string, string>) =>
    (headingMeasures[name] ?? []).flat().map((_, index) => messages[`${name}.${index + 1}`]);
  expect(measured).toEqual(
    Object.fromEntries(
      Object.keys(headingMeasures).map((name) => [name, [piecesOf(name, en), piecesOf(name, fr)]]),
    ),
  );
});

test('a piece whose width is given has it, the others lie within the face', () => {
  expect(Object.keys(headings)).toEqual(Object.keys(headingMeasures));
  for (const [name, lines] of Object.entries(headings))
    for (const [at, line] of lines.entries())
      for (const [index, width] of line.entries()) {
        const given = headingMeasures[name]?.[at]?.[index];
        if (typeof given === 'number') expect(width, name).toBe(given);
        for (const one of [width].flat()) {
          expect(one, name).toBeGreaterThanOrEqual(50);
          expect(one, name).toBeLessThanOrEqual(150);
        }
      }
});
