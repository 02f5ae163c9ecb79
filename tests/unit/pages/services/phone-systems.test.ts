import { expect, test } from 'vitest';
import {
  callWave,
  PITCH,
  voiceAt,
} from '../../../../src/pages/services/phone-systems/call-timeline/waveform.ts';

test('the call’s waveform has a bar every 11 px, stays within its width and is loudest in the middle', () => {
  const { caller, operator } = callWave(3650);
  const bars = [...`${caller}${operator}`.matchAll(/M-(\d+) (\d+)H(\d+)/g)].map(([, half, y]) => ({
    half: Number(half),
    y: Number(y),
  }));
  expect(bars.length).toBe(Math.ceil(3650 / PITCH) - 1);
  expect(Math.max(...bars.map(({ half }) => half))).toBeLessThanOrEqual(81);
  const loudest = bars.reduce((a, b) => (b.half > a.half ? b : a));
  expect(loudest.y / 3650).toBeGreaterThan(0.3);
  expect(loudest.y / 3650).toBeLessThan(0.55);
  expect(voiceAt(0.1)).toBe('caller');
  expect(voiceAt(0.3)).toBe('operator');
});
