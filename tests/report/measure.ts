/** A scene's curve: each value there and back, beside the line of its arithmetic. */
import type { Page } from 'playwright';
import type { Case } from '../gate/motion/cases/case.ts';
import { motionOf } from '../gate/motion/fixture.ts';
import { deviation, type Reading } from '../gate/motion/reading.ts';
import { readAt } from './place.ts';
import type { Deviation, Point, Series } from './result.ts';
import { straightened } from './series.ts';

/** The number of steps there, and as many back: a multiple of four, so that the quarters are among them. */
const STEPS = 16;
/** How often a step is read again if the page may be behind, and once the scene has been off at one of them. */
const PATIENCE = 8;
const PATIENCE_OFF = 1;
/** Points of the expected line. */
const FINE = 160;

const short = (value: number) => Number(value.toFixed(3));

export type Measured = { series: Series[]; deviation: Deviation; length: number };

export async function measure(one: Case, page: Page, root: string): Promise<Measured> {
  const found = new Map<string, { reading: Reading; series: Series }>();
  let worst: Deviation = { error: 0, what: 'everywhere', off: 0, unit: '' };
  let longest = 0;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  for (const way of ['there', 'back'] as const)
    for (const progress of way === 'there' ? steps : steps.toReversed()) {
      const isOff = worst.error === null || worst.error > 1;
      const { time, all } = await readAt(one, page, root, progress, isOff ? PATIENCE_OFF : PATIENCE);
      longest = Math.max(longest, time);
      for (const reading of all) {
        const { what, nth = 0, unit, tolerance, value, wanted } = reading;
        const key = `${what} ${nth}`;
        const own = found.get(key) ?? {
          reading,
          series: { what, nth, unit, tolerance, line: [], there: [], back: [] },
        };
        own.reading = reading;
        found.set(key, own);
        if (Number.isFinite(value)) own.series[way].push([time, short(value)]);
        const error = deviation(reading, time);
        if (worst.error !== null && error > worst.error) {
          const off = Math.abs(value - wanted(time));
          const known = Number.isFinite(error);
          worst = {
            error: known ? short(error) : null,
            what: nth > 0 ? `${what}, number ${nth + 1}` : what,
            off: known ? short(off) : null,
            unit,
          };
        }
      }
    }
  if (found.size === 0) worst.what = 'nothing of it is drawn in this window';
  const { start, end } = one.scrubbed ? await motionOf(page).span(root) : { start: 0, end: longest };
  const length = one.scrubbed ? end - start : one.point ? 1 : longest;
  // A scrubbed scene's own time is a fraction; the plot shows the scroll.
  const scale = one.scrubbed ? length : 1;
  const scaled = (points: Point[]) => points.map(([x, y]): Point => [short(x * scale), y]);
  const series = [...found.values()].map(({ reading, series }) => ({
    ...series,
    there: scaled(series.there),
    back: scaled(series.back),
    line: scaled(
      straightened(
        Array.from({ length: FINE + 1 }, (_, step): Point => {
          const time = (step / FINE) * (one.scrubbed ? 1 : longest);
          return [time, short(reading.wanted(time))];
        }).filter(([, y]) => Number.isFinite(y)),
      ),
    ),
  }));
  return { series, deviation: worst, length: short(length) };
}
