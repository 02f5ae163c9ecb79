/** The report's numbers and the prints of its pictures: small enough to be kept, and compared with those of another run. */
import { budgets } from '../measure/budgets.ts';
import type { Clock, Deviation, Picture, Result } from './result.ts';

export type Figure = {
  deviation: Deviation;
  /** Main thread, ms per 1,000 px or per second; null if nothing was measured. */
  cost: number | null;
  /** The same on a processor that is four times slower. */
  slowCost: number | null;
  length: number;
  failure: string | null;
  /** By `pictureName`. */
  prints: Record<string, string>;
};

export type Figures = { made: string; figures: Record<string, Figure> };

export type Verdict = 'failed' | 'off' | 'dear' | 'holds';

export const figureName = ({ scene, window }: Result) => `${scene}-${window}`;

/** Main thread per 1,000 px of scroll or per second of play. */
export function costPer(result: Result, slowdown: number): number | null {
  const cost = result.costs.find((one) => one.slowdown === slowdown);
  if (!cost) return null;
  const by = result.clock === 'scroll' ? cost.scrolled / 1000 : cost.seconds;
  return by > 0.05 ? Math.round(cost.busy / by) : null;
}

const allowed: Record<Clock, number> = {
  scroll: budgets.scrollMs,
  time: budgets.playMs,
  pointer: budgets.pointerMs,
};

export const budgetOf = ({ clock }: Result): number => allowed[clock];

export const costUnit = ({ clock }: Result): string =>
  clock === 'scroll' ? 'ms per 1,000 px' : 'ms a second';

/** Whether it ran, kept its arithmetic, and kept its budget. */
export function verdictOf(result: Result): Verdict {
  if (result.failure) return 'failed';
  const { error } = result.deviation;
  if (error === null || error > 1) return 'off';
  return (costPer(result, 1) ?? 0) > budgetOf(result) ? 'dear' : 'holds';
}

/** How far a scene was off, in words. */
export function deviationText({ error, off, unit, what }: Deviation): string {
  if (error === null || off === null) return `${what}: unreadable`;
  const value = Number(off.toFixed(off < 0.1 ? 3 : 2));
  return value === 0 || unit === 'share' ? String(value) : `${value} ${unit}`;
}

export const figuresOf = (results: Result[], made: Date): Figures => ({
  made: made.toISOString(),
  figures: Object.fromEntries(
    results.map((result) => [
      figureName(result),
      {
        deviation: result.deviation,
        cost: costPer(result, 1),
        slowCost: costPer(result, 4),
        length: result.length,
        failure: result.failure,
        prints: Object.fromEntries(result.pictures.map((picture) => [pictureName(picture), picture.print])),
      },
    ]),
  ),
});

export const pictureName = ({ way, look, stop }: Pick<Picture, 'way' | 'look' | 'stop'>): string =>
  `${way && `${way}, `}${look}${stop === null ? '' : ` ${stop * 100}`}`;
