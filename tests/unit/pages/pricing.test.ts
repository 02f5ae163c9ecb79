import { expect, test } from 'vitest';
import { rateBars } from '../../../src/pages/pricing/rate-card/tier-glyphs.tsx';

test('the bars over a lower rate are lower', () => {
  const highest = [24, 19, 14, 13, 12].map((rate) => Math.max(...rateBars(rate)));
  expect(highest).toEqual([...highest].sort((a, b) => b - a));
  expect(highest[0]).toBeLessThanOrEqual(1);
});
