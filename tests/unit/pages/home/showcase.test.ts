import { describe, expect, test } from 'vitest';
import { cardCordPath } from '../../../../src/pages/home/showcase/card-cord.tsx';
import { activeCard, travel } from '../../../../src/pages/home/showcase/strip.ts';
import { plugPlace } from '../../../support/plug-place.ts';

describe('showcase', () => {
  test('travel is five pitches; the nearest card is active', () => {
    expect(travel(6, 344)).toBe(1720);
    expect(travel(0, 344)).toBe(0);
    expect([0, 0.09, 0.11, 0.5, 0.95, 1, 1.4, -1].map((p) => activeCard(p, 6))).toEqual([
      0, 0, 1, 3, 5, 5, 5, 0,
    ]);
  });

  test('the plug rides with its card, is out at the midpoint, and lands on the next', () => {
    expect(plugPlace(0, 344, 58).x).toBeCloseTo(0, 9);
    expect(plugPlace(0, 344, 58).y).toBeCloseTo(0, 9);
    expect(plugPlace(0.25, 344, 58).x).toBeCloseTo(-86, 9);
    expect(plugPlace(0.5, 344, 58).x).toBeCloseTo(0, 9);
    expect(plugPlace(0.5, 344, 58).y).toBeCloseTo(-58, 9);
    expect(plugPlace(0.75, 344, 58).x).toBeCloseTo(86, 9);
    for (const edge of [0.4, 0.6])
      expect(Math.abs(plugPlace(edge - 1e-9, 344, 58).x - plugPlace(edge + 1e-9, 344, 58).x)).toBeLessThan(
        0.01,
      );
  });

  test('the cord ends in the jack of the card at the centre, in a wide and in an upright window', () => {
    expect(cardCordPath(1440, 900, 280).at(-1)).toEqual({ x: 720, y: 307 });
    expect(cardCordPath(1024, 1366, 620).at(-1)).toEqual({ x: 512, y: 647 });
  });
});
