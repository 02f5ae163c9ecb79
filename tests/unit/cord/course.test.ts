import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Point } from '../../../src/cord/path.ts';
import {
  approach,
  beside,
  between,
  courseOf,
  jack,
  layoutNow,
  measureCord,
} from '../../../src/cord/cord-spec.ts';

describe('a cord’s course', () => {
  afterEach(() => vi.unstubAllGlobals());

  const from = { x: 10, y: 10 };
  const to = { x: 110, y: 60 };

  test('`beside` moves a point off an anchor, `between` takes one from a straight line and lowers it', () => {
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

  test('the page’s edges are level with the jack that the cord leads to', () => {
    expect(courseOf(from, to, 390, 'phone')).toEqual({
      from,
      to,
      left: { x: 0, y: 60 },
      right: { x: 390, y: 60 },
      layout: 'phone',
    });
  });

  test.each([
    [300, true],
    [600, false],
  ])('a cord to a jack at %i px, on a page 400 px wide, is drawn: %s', (at, isDrawn) => {
    document.body.innerHTML = '<div><b></b><i data-jack="here"></i></div>';
    const [parent, cord, here] = document.body.querySelectorAll<HTMLElement>('div, b, i');
    if (!parent || !cord || !here) throw new Error('no page');
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true });
    Object.defineProperty(cord, 'offsetParent', { value: parent });
    here.getClientRects = () => [{}] as unknown as DOMRectList;
    here.getBoundingClientRect = () => new DOMRect(at, 100, 20, 20);
    parent.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
    const spec = {
      name: 'here',
      to: [jack('here')],
      path: ({ to: end }: { to: Point }) => approach(end, 'above', 40),
    };
    expect(measureCord(cord, spec) !== null).toBe(isDrawn);
  });

  test('the layout changes at the breakpoints of media.css, which grow with the reader’s font size', () => {
    let width = 0;
    let fontSize = 16;
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width >= Number(/min-width: ([\d.]+)em/.exec(query)?.[1]) * fontSize,
    }));
    const layoutAt = (px: number) => {
      width = px;
      return layoutNow();
    };
    expect([699, 700, 1099, 1100].map(layoutAt)).toEqual(['phone', 'tablet', 'tablet', 'desktop']);
    fontSize = 32;
    expect([1100, 1400, 2199, 2200].map(layoutAt)).toEqual(['phone', 'tablet', 'tablet', 'desktop']);
  });
});
