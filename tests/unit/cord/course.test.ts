import { afterEach, describe, expect, test, vi } from 'vitest';
import { approach, beside, between, courseOf, layoutNow } from '../../../src/cord/cord-spec.ts';

describe('a cord’s course', () => {
  afterEach(() => vi.unstubAllGlobals());

  const from = { x: 10, y: 10 };
  const to = { x: 110, y: 60 };

  test('a point stands beside an anchor, or between two and so far below the straight line', () => {
    expect(beside(from, 5, -3)).toEqual({ x: 15, y: 7 });
    expect(between(from, to, 0.5)).toEqual({ x: 60, y: 35 });
    expect(between(from, to, 0.2, 8)).toEqual({ x: 30, y: 28 });
  });

  test('the approach goes straight into the jack from the side that it names', () => {
    expect(approach(to, 'above', 36)).toEqual([{ x: 110, y: 24 }, to]);
    expect(approach(to, 'below', 36)).toEqual([{ x: 110, y: 96 }, to]);
    expect(approach(to, 'left', 36)).toEqual([{ x: 74, y: 60 }, to]);
    expect(approach(to, 'right', 36)).toEqual([{ x: 146, y: 60 }, to]);
  });

  test('the page’s edges stand level with the jack that it leads to', () => {
    expect(courseOf(from, to, 390, 'phone')).toEqual({
      from,
      to,
      left: { x: 0, y: 60 },
      right: { x: 390, y: 60 },
      layout: 'phone',
    });
  });

  test('layouts change where media.css says, at the letters that the reader has set', () => {
    let width = 0;
    let letters = 16;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: ([\d.]+)em/.exec(query)?.[1]) * letters,
    }));
    const layoutAt = (px: number) => {
      width = px;
      return layoutNow();
    };
    expect([699, 700, 1099, 1100].map(layoutAt)).toEqual(['phone', 'tablet', 'tablet', 'desktop']);
    letters = 32;
    expect([1100, 1400, 2199, 2200].map(layoutAt)).toEqual(['phone', 'tablet', 'tablet', 'desktop']);
  });
});
