import { expect, test } from 'vitest';
import { barHeight } from '../../../../../src/pages/solutions/market-size/content.ts';

test('a bar’s height is value / 600 × 288 px', () => {
  expect(barHeight('93.5')).toBeCloseTo(44.88);
  expect(barHeight('550.3')).toBeCloseTo(264.14);
});
