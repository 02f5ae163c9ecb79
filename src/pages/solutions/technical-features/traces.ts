/**
 * The oscilloscope's traces for the tests, as SVG paths on a scope of 960 × 412 px. Pure. The jack, time 0,
 * is at x = 96, y = 258; 100 ms are at x = 865.
 */
import type { TestId } from './content.ts';

export const SCOPE = { width: 960, height: 412, zero: 96, base: 258, hundred: 865 };

/** Converts milliseconds to px from the left. */
export const atTime = (ms: number): number => SCOPE.zero + ((SCOPE.hundred - SCOPE.zero) * ms) / 100;

const path = (y: (ms: number) => number, from = 0, to = 112): string => {
  const points: string[] = [];
  for (let ms = from; ms <= to; ms += 0.5) points.push(`${atTime(ms).toFixed(1)} ${y(ms).toFixed(1)}`);
  return `M${points.join('L')}`;
};

/** A decay: an oscillation that has died away well before 100 ms. */
const decay = (ms: number) => {
  const strike = Math.min(1, ms / 9);
  return SCOPE.base - 168 * strike * Math.exp(-((ms / 52) ** 4) * 1.4 - ms / 90) * Math.sin(ms / 2.05);
};

/** A steady gate: open, closed, open, with steep flanks. */
const gate = (ms: number) => {
  const phase = (ms % 28) / 28;
  const flank = 0.05;
  const open = Math.min(1, Math.max(0, Math.min(phase / flank, (0.5 - phase) / flank)));
  return SCOPE.base - 130 * open;
};

/** Two signals; the second starts out of step and falls in by 70 ms. */
const beat = (lag: number) => (ms: number) =>
  SCOPE.base - 40 - 112 * Math.sin(ms / 4.4 - lag * Math.max(0, 1 - ms / 70));

export const traces: Record<TestId, string[]> = {
  performance: [path(decay)],
  security: [path(gate)],
  integration: [path(beat(0)), path(beat(2.6))],
};
