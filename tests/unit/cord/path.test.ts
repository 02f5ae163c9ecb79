import { describe, expect, test } from 'vitest';
import { arcLength, curve, lengthAtY, pieces, pointAt, samples, swayed } from '../../../src/cord/path.ts';

describe('cord', () => {
  const line = curve([
    { x: 0, y: 0 },
    { x: 100, y: 40 },
    { x: 60, y: 160 },
    { x: 0, y: 200 },
  ]);

  test('the curve passes through its points and begins and ends in the jacks', () => {
    expect(line[0]).toEqual({ x: 0, y: 0 });
    expect(line.at(-1)).toEqual({ x: 0, y: 200 });
    expect(line.some(({ x, y }) => Math.hypot(x - 100, y - 40) < 1e-6)).toBe(true);
  });

  test('samples lie at equal distances along the line', () => {
    const marks = samples(pieces(line), 12);
    expect(marks.length).toBe(Math.floor(arcLength(pieces(line)) / 12) + 1);
    marks.slice(1).forEach((mark, index) => expect(mark.at - (marks[index]?.at ?? 0)).toBeCloseTo(12, 9));
  });
});

describe('cord, drawn to a height', () => {
  // Down 100, up 50 to the right, down again.
  const line = pieces([
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 50, y: 200 },
  ]);
  const climb = Math.hypot(50, 50);

  test('the free part swings across its path, most in the middle, not at its ends', () => {
    const straight = samples(
      pieces([
        { x: 0, y: 0 },
        { x: 0, y: 1000 },
      ]),
      50,
    );
    const moved = straight.map((sample) => swayed(sample, 1000, 8, 400).x);
    expect(moved.slice(0, 13)).toEqual(straight.slice(0, 13).map(({ x }) => x));
    expect(moved[16]).toBeCloseTo(-8, 9);
    expect(moved[14]).toBeCloseTo(-4, 9);
    expect(moved.at(-1)).toBeCloseTo(0, 9);
    // A short cord swings as a whole.
    expect(swayed({ x: 0, y: 50, angle: Math.PI / 2, at: 50 }, 100, 8, 400).x).toBeCloseTo(-8, 9);
  });

  test('the drawn length is the longest that stays above a height, and waits while the path climbs', () => {
    expect(lengthAtY(line, -1)).toBe(0);
    expect(lengthAtY(line, 60)).toBe(60);
    expect(lengthAtY(line, 99)).toBe(99);
    expect(lengthAtY(line, 100)).toBeCloseTo(100 + climb + 50, 9);
    expect(lengthAtY(line, 150)).toBeCloseTo(100 + climb + 100, 9);
    expect(lengthAtY(line, 500)).toBeCloseTo(arcLength(line), 9);
    expect(lengthAtY([], 10)).toBe(0);
  });

  test('a point at a length lies on the path, and a length beyond an end gives that end', () => {
    expect(pointAt(line, 40)).toEqual({ x: 0, y: 40 });
    expect(pointAt(line, 100 + climb / 2)).toEqual({ x: 25, y: 75 });
    expect(pointAt(line, 1e6)).toEqual({ x: 50, y: 200 });
    expect(pointAt(line, -5)).toEqual({ x: 0, y: 0 });
  });
});
