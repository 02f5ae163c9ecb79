import { expect, test } from 'vitest';
import { waveform } from '../../../src/components/demo/wave.ts';

test('the waveform has the caller first, then the operator, then the rest of the call, within its box', () => {
  const bars = waveform(58, 2);
  expect(bars).toHaveLength(58);
  for (const { height } of bars) {
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(1);
  }
  expect([...new Set(bars.map(({ voice }) => voice))]).toEqual(['caller', 'operator', 'ahead']);
});
