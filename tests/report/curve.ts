/** The plot of one property against scroll, time or the pointer's way. */
import * as Plot from '@observablehq/plot';
import type { Markup } from './markup.ts';
import { draw } from './plots.ts';
import type { Clock, Point, Result, Series } from './result.ts';

const xLabels: Record<Clock, string> = {
  scroll: 'scrolled, px',
  time: 'time, s',
  pointer: 'share of the pointer’s way',
};

const rows = (all: Series[], pick: (series: Series) => Point[]) =>
  all.flatMap((series) =>
    pick(series).map(([x, y]) => ({ x, y, nth: series.nth, tolerance: series.tolerance })),
  );

type Label = { x: number; y: number; nth: number };

/** The place of a line's number, half way through its change. */
function middle({ line, nth }: Series): Label {
  const values = line.map(([, y]) => y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // A flat line has it in its middle.
  if (low === high) return { x: ((line[0]?.[0] ?? 0) + (line.at(-1)?.[0] ?? 0)) / 2, y: low, nth: nth + 1 };
  const half = (low + high) / 2;
  const [x = 0, y = 0] = line.toSorted(([, a], [, b]) => Math.abs(a - half) - Math.abs(b - half))[0] ?? [];
  return { x, y, nth: nth + 1 };
}

/** Leaves out the numbers that would touch another: a digit needs a twentieth of the plot's width, with its room. */
function apart(numbers: Label[], line: { x: number; y: number }[]): Label[] {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values) || 1;
  const [width, height] = [extent(line.map(({ x }) => x)), extent(line.map(({ y }) => y))];
  const kept: Label[] = [];
  for (const one of numbers) {
    const touches = kept.some(
      ({ x, y }) =>
        Math.abs(x - one.x) < width * 0.044 * String(one.nth).length && Math.abs(y - one.y) < height * 0.08,
    );
    if (!touches) kept.push(one);
  }
  return kept;
}

/** Draws a property of all parts alike: expected as a line within its tolerance, measured as dots there and back. */
export function curve(alike: Series[], { clock, window }: Result): Markup {
  const [{ what, unit } = { what: '', unit: '' }] = alike;
  const line = rows(alike, (series) => series.line);
  const [there, back] = [rows(alike, (series) => series.there), rows(alike, (series) => series.back)];
  // A count has whole steps.
  const values = line.map(({ y }) => y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const counted = values.every(Number.isInteger) && high - low < 8;
  const steps = counted ? Array.from({ length: high - low + 1 }, (_, step) => low + step) : 5;
  const numbered =
    alike.length > 1 ? apart(alike.filter(({ line }) => line.length > 0).map(middle), line) : [];
  return draw(
    {
      height: 250,
      marginLeft: 48,
      marginBottom: 36,
      x: { label: xLabels[clock], labelArrow: 'none', ticks: 5, nice: false },
      y: {
        label: unit === 'share' ? null : unit,
        labelArrow: 'none',
        ticks: steps,
        ...(counted && { tickFormat: String }),
        nice: true,
        grid: true,
      },
      marks: [
        Plot.areaY(line, {
          x: 'x',
          z: 'nth',
          y1: ({ y, tolerance }) => y - tolerance,
          y2: ({ y, tolerance }) => y + tolerance,
          fill: 'var(--ink)',
          // Several bands over one another are as light together as one.
          fillOpacity: 0.1 / Math.sqrt(alike.length) / (alike.length > 4 ? 1.5 : 1),
        }),
        Plot.lineY(line, { x: 'x', y: 'y', z: 'nth', stroke: 'var(--ink)', strokeWidth: 1.3 }),
        Plot.dot(back, { x: 'x', y: 'y', r: 4.2, stroke: 'var(--cobalt)', strokeWidth: 1.4 }),
        Plot.dot(there, { x: 'x', y: 'y', r: 2.4, fill: 'var(--signal)' }),
        Plot.text(numbered, {
          x: 'x',
          y: 'y',
          text: 'nth',
          fill: 'var(--ink)',
          stroke: 'var(--surface)',
          strokeWidth: 4,
          dy: -9,
        }),
      ],
    },
    `${what} in the ${window} window: expected as a line, measured as dots`,
  );
}
