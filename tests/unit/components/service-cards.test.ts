import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../src/components/service-cards/accordion.ts';

describe('service-cards', () => {
  const places = (chosen: number) => [0, 1, 2, 3].map((index) => placeOf(index, chosen, 587.5, 2.35, 14));
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
