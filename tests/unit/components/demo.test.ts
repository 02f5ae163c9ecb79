import { expect, test } from 'vitest';
import { waveform } from '../../../src/components/demo/wave.ts';

test('waveform: caller, then operator, then what is to come, within the box', () => {
  const bars = waveform(58, 2);
  expect(bars).toHaveLength(58);
  for (const { height } of bars) {
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(1);
  }
  expect([...new Set(bars.map(({ voice }) => voice))]).toEqual(['caller', 'operator', 'ahead']);
});
