/** How the motion suite compares a page with its arithmetic, and how it reports the difference. */
import { expect, test } from 'vitest';
import { typed } from '../../gate/motion/cases/typed.ts';
import { table } from '../../support/figures.ts';
import { valueAt } from '../../gate/motion/keyframes.ts';
import { deviation, farthest, type Reading } from '../../gate/motion/reading.ts';

const reading = (value: number, tolerance = 2): Reading => ({
  what: 'track x',
  unit: 'px',
  tolerance,
  value,
  wanted: (time) => 100 * time,
});

test('a reading’s deviation is counted in tolerances', () => {
  expect(deviation(reading(50), 0.5)).toBe(0);
  expect(deviation(reading(53), 0.5)).toBe(1.5);
});

test('a value that cannot be read is the farthest off of all', () => {
  expect(deviation(reading(Number.NaN), 0.5)).toBe(Number.POSITIVE_INFINITY);
  expect(farthest([reading(90), reading(Number.NaN)], 0.5).what).toBe('track x[0]: NaN px, wanted 50');
});

test('a value keeps between two pieces the value at the end of the first', () => {
  const pieces = [
    { from: 0, to: 8, start: 1, length: 1, ease: 'none' },
    { from: 8, to: 0, start: 4, length: 1, ease: 'power2.in' },
  ];
  expect([0, 1.5, 3, 4.5, 9].map((time) => valueAt(pieces, time))).toEqual([0, 4, 8, 7, 0]);
});

test('a missing letter counts as an error', () => {
  const phrase = (shown: boolean[]) => ({
    length: shown.length,
    opacity: 1,
    letters: shown.map((one, n) => ({ n, shown: one })),
  });
  const wrong = (shown: boolean[]) => farthest(typed([phrase(shown)], 1), 1).error;
  expect(wrong([true, true])).toBe(0);
  expect(wrong([true, false])).toBe(2);
});

test('the table of figures has a row for each scene, a column for each window, and the failed scenes last', () => {
  const figure = (scene: string, window: string, error: number) => ({ scene, window, error, what: '' });
  expect(
    table(
      [figure('cord', 'desktop', 0.5), figure('cord', 'small', 0), figure('reveal', 'small', 0.25)],
      ['x'],
    ),
  ).toBe(`Farthest from its arithmetic, in tolerances
scene   desktop    small
cord       0.50     0.00
reveal              0.25
beyond: x`);
});
