import { describe, expect, test } from 'vitest';
import { repatch } from '../../src/components/service-dialog/patch.ts';
import { waveform } from '../../src/components/demo/wave.ts';
import { arcLength, between, curve, pointAt, lengthAtY, samples, swing } from '../../src/cord/path.ts';
import { stageWay } from '../../src/pages/home/showcase/draw-showcase-cord.ts';
import { parseMedia } from '../../src/motion/media.ts';
import { typewriterTimes } from '../../src/pages/home/hero/typewriter-times.ts';
import { letterWidth } from '../../src/pages/home/hero/letter-width.ts';
import { accordion } from '../../src/components/service-cards/accordion.ts';
import { activeCard, cordPlace, travel } from '../../src/pages/home/showcase/strip.ts';

describe('typewriter', () => {
  const config = { perCharacter: 0.065, fadeAfter: 1, clearAfter: 2 };
  const { opening, typed } = typewriterTimes([19, 18, 19, 20], config);

  test('one character each 65 ms, fade after 1,000 ms, the next phrase at 2,000 ms', () => {
    expect(opening).toEqual({ start: 0, typed: 0, fade: 1, clear: 2 });
    expect(typed[0]).toMatchObject({ phrase: 1, start: 2 });
    expect(typed[0]?.typed).toBeCloseTo(2 + 18 * 0.065, 9);
    expect(typed[0]?.fade).toBeCloseTo(2 + 18 * 0.065 + 1, 9);
    expect(typed[1]?.start).toBeCloseTo(2 + 18 * 0.065 + 2, 9);
  });

  test('four phrases in turn, and the first one again at the end', () => {
    expect(typed.map(({ phrase }) => phrase)).toEqual([1, 2, 3, 0]);
  });

  test('letters are narrow at a word’s ends, wide in its middle, and never beyond the face', () => {
    const widths = Array.from({ length: 8 }, (_, index) => letterWidth(index, 8, 98, 46));
    expect(Math.max(...widths)).toBe(widths[3]);
    expect(widths[0]).toBe(Math.min(...widths));
    expect(widths).toEqual([...widths].reverse());
    expect(letterWidth(2, 5, 140, 90)).toBeLessThanOrEqual(150);
    expect(letterWidth(0, 5, 60, 90)).toBeGreaterThanOrEqual(50);
    expect(letterWidth(0, 0, 80, 20)).toBe(80);
  });
});

describe('services-lines', () => {
  const places = (chosen: number) => accordion(4, chosen, 587.5, 2.35, 14);
  const visible = (chosen: number) => places(chosen).map(({ x, clip }) => [x + clip, x + 587.5 - clip]);

  test('the open card is 2.35 times as wide as the others, and the gaps are even', () => {
    for (const chosen of [0, 1, 2, 3]) {
      const edges = visible(chosen);
      expect(edges[0]?.[0]).toBe(0);
      edges.forEach(([left = 0, right = 0], index) => {
        expect(right - left).toBeCloseTo(index === chosen ? 587.5 : 250, 9);
        if (index > 0) expect(left - (edges[index - 1]?.[1] ?? 0)).toBeCloseTo(14, 9);
      });
      expect(edges[3]?.[1]).toBeCloseTo(587.5 + 3 * 250 + 3 * 14, 9);
    }
  });
});

describe('showcase', () => {
  test('travel is five pitches; the nearest card is active', () => {
    expect(travel(6, 344)).toBe(1720);
    expect(travel(0, 344)).toBe(0);
    expect([0, 0.09, 0.11, 0.5, 0.95, 1, 1.4, -1].map((p) => activeCard(p, 6))).toEqual([
      0, 0, 1, 3, 5, 5, 5, 0,
    ]);
  });

  test('the plug rides with its card, is out at the midpoint, and lands on the next', () => {
    expect(cordPlace(0, 344, 58).x).toBeCloseTo(0, 9);
    expect(cordPlace(0, 344, 58).y).toBeCloseTo(0, 9);
    expect(cordPlace(0.25, 344, 58).x).toBeCloseTo(-86, 9);
    expect(cordPlace(0.5, 344, 58).x).toBeCloseTo(0, 9);
    expect(cordPlace(0.5, 344, 58).y).toBeCloseTo(-58, 9);
    expect(cordPlace(0.75, 344, 58).x).toBeCloseTo(86, 9);
    for (const edge of [0.4, 0.6])
      expect(Math.abs(cordPlace(edge - 1e-9, 344, 58).x - cordPlace(edge + 1e-9, 344, 58).x)).toBeLessThan(
        0.01,
      );
  });
});

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
    const marks = samples(line, 12);
    expect(marks.length).toBe(Math.floor(arcLength(line) / 12) + 1);
    marks.slice(1).forEach((mark, index) => expect(mark.at - (marks[index]?.at ?? 0)).toBeCloseTo(12, 9));
  });

  test('waypoints are shares of the way between two jacks', () => {
    expect(between({ x: 10, y: 10 }, { x: 110, y: 60 }, [[0.5, 0.2]])[1]).toEqual({ x: 60, y: 20 });
  });

  test('on the stage it ends in the jack of the card at the centre, wide or upright', () => {
    expect(stageWay(1440, 900, 280).at(-1)).toEqual({ x: 720, y: 307 });
    expect(stageWay(1024, 1366, 620).at(-1)).toEqual({ x: 512, y: 647 });
  });
});

test('patch bay: the two events swap, and every action keeps exactly one event', () => {
  const patch = repatch([0, 2, 3, 1, 4], 1, 4);
  expect(patch).toEqual([0, 4, 3, 1, 2]);
  expect(repatch(patch, 2, 3)).toEqual(patch);
  expect([...patch].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('waveform: caller, then operator, then what is to come, within the box', () => {
  const bars = waveform(58, 2);
  expect(bars).toHaveLength(58);
  for (const { height } of bars) {
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(1);
  }
  expect([...new Set(bars.map(({ voice }) => voice))]).toEqual(['caller', 'operator', 'ahead']);
});

test('media.css is read as it is written', () => {
  expect(
    parseMedia(
      '@custom-media --wide (min-width: 900px);\n@custom-media --fine (hover: hover) and (pointer: fine);',
    ),
  ).toEqual({
    wide: '(min-width: 900px)',
    fine: '(hover: hover) and (pointer: fine)',
  });
});

describe('cord, drawn to a height', () => {
  // Down 100, up 50 to the right, down again.
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 50, y: 200 },
  ];
  const climb = Math.hypot(50, 50);

  test('what hangs free swings across its way, most in the middle, not at its ends', () => {
    const straight = samples(
      [
        { x: 0, y: 0 },
        { x: 0, y: 1000 },
      ],
      50,
    );
    const moved = straight.map((sample) => swing(sample, 1000, 8, 400).x);
    expect(moved.slice(0, 13)).toEqual(straight.slice(0, 13).map(({ x }) => x));
    expect(moved[16]).toBeCloseTo(-8, 9);
    expect(moved[14]).toBeCloseTo(-4, 9);
    expect(moved.at(-1)).toBeCloseTo(0, 9);
    // A short one swings as a whole.
    expect(swing({ x: 0, y: 50, angle: Math.PI / 2, at: 50 }, 100, 8, 400).x).toBeCloseTo(-8, 9);
  });

  test('it reaches as far as it can without going lower, and waits where it would have to climb', () => {
    expect(lengthAtY(line, -1)).toBe(0);
    expect(lengthAtY(line, 60)).toBe(60);
    expect(lengthAtY(line, 99)).toBe(99);
    expect(lengthAtY(line, 100)).toBeCloseTo(100 + climb + 50, 9);
    expect(lengthAtY(line, 150)).toBeCloseTo(100 + climb + 100, 9);
    expect(lengthAtY(line, 500)).toBeCloseTo(arcLength(line), 9);
    expect(lengthAtY([], 10)).toBe(0);
  });

  test('a point at a length stands on the path, and beyond its ends at them', () => {
    expect(pointAt(line, 40)).toEqual({ x: 0, y: 40 });
    expect(pointAt(line, 100 + climb / 2)).toEqual({ x: 25, y: 75 });
    expect(pointAt(line, 1e6)).toEqual({ x: 50, y: 200 });
    expect(pointAt(line, -5)).toEqual({ x: 0, y: 0 });
  });
});
