/** The report's plots, drawn by Observable Plot into SVG here; their colours are the page's. */
import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';
import { Markup } from './markup.ts';
import type { Clock, Cost, Point, Result, Series } from './result.ts';

const { document } = new Window();
const WIDTH = 380;

const xLabels: Record<Clock, string> = {
  scroll: 'scrolled, px',
  time: 'time, s',
  pointer: 'share of the pointer’s way',
};

function draw(options: Plot.PlotOptions, label: string): Markup {
  // Observable Plot asks for a browser's document; this one has all that it uses.
  const svg = Plot.plot({
    document: document as unknown as Document,
    width: WIDTH,
    ...options,
  });
  svg.setAttribute('style', 'font: 500 10.5px var(--mono); overflow: visible');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  return new Markup(svg.outerHTML.replaceAll(/ font-family="[^"]*"/g, ''));
}

const rows = (all: Series[], pick: (series: Series) => Point[]) =>
  all.flatMap((series) =>
    pick(series).map(([x, y]) => ({ x, y, nth: series.nth, tolerance: series.tolerance })),
  );

type Label = { x: number; y: number; nth: number };

/** Where a line is half way through what it does: there it bears its number. */
function middle({ line, nth }: Series): Label {
  const values = line.map(([, y]) => y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // One that stands still bears it in its middle.
  if (low === high) return { x: ((line[0]?.[0] ?? 0) + (line.at(-1)?.[0] ?? 0)) / 2, y: low, nth: nth + 1 };
  const half = (low + high) / 2;
  const [x = 0, y = 0] = line.toSorted(([, a], [, b]) => Math.abs(a - half) - Math.abs(b - half))[0] ?? [];
  return { x, y, nth: nth + 1 };
}

/** Without the numbers that would touch one that is kept: three letters are a tenth of the plot's width. */
function apart(numbers: Label[], line: { x: number; y: number }[]): Label[] {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values) || 1;
  const [width, height] = [extent(line.map(({ x }) => x)), extent(line.map(({ y }) => y))];
  const kept: Label[] = [];
  for (const one of numbers) {
    const touches = kept.some(
      ({ x, y }) =>
        Math.abs(x - one.x) < width * 0.022 * String(one.nth).length * 2 &&
        Math.abs(y - one.y) < height * 0.08,
    );
    if (!touches) kept.push(one);
  }
  return kept;
}

/** One property, of all parts alike: expected as a line within its tolerance, measured as dots there and back. */
export function curve(alike: Series[], { clock, window }: Result): Markup {
  const [{ what, unit } = { what: '', unit: '' }] = alike;
  const line = rows(alike, (series) => series.line);
  const [there, back] = [rows(alike, (series) => series.there), rows(alike, (series) => series.back)];
  // What is counted is counted in whole steps.
  const values = line.map(({ y }) => y);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const steps =
    values.every(Number.isInteger) && high - low < 8
      ? Array.from({ length: high - low + 1 }, (_, step) => low + step)
      : 5;
  const numbered =
    alike.length > 1 ? apart(alike.filter(({ line }) => line.length > 0).map(middle), line) : [];
  return draw(
    {
      height: 250,
      marginLeft: 48,
      marginBottom: 36,
      x: { label: xLabels[clock], labelArrow: 'none', ticks: 5, nice: false },
      y: { label: unit === 'share' ? null : unit, labelArrow: 'none', ticks: steps, nice: true, grid: true },
      marks: [
        Plot.areaY(line, {
          x: 'x',
          z: 'nth',
          y1: ({ y, tolerance }) => y - tolerance,
          y2: ({ y, tolerance }) => y + tolerance,
          fill: 'var(--ink)',
          // Where several lie over one another, they are as light together as one.
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

/** Half a bar on both sides of 16.7, 33.3, 50 ms: a frame that is a hair late stands in the same bar. */
const BIN = 100 / 30;

/** How long the frames took, at both speeds: each bar is a share of them, the last holds all that were longer. */
export function frameTimes(costs: Cost[], window: string): Markup {
  const all = costs.flatMap(({ slowdown, frames }) =>
    Array.from({ length: 31 }, (_, bin) => {
      const own = frames.filter((ms) => Math.min(30, Math.round(ms / BIN)) === bin);
      return {
        from: (bin - 0.5) * BIN,
        to: (bin + 0.5) * BIN,
        share: (100 * own.length) / Math.max(1, frames.length),
        speed: `CPU ${slowdown}×`,
      };
    }),
  );
  return draw(
    {
      height: 200,
      marginLeft: 40,
      marginRight: 54,
      marginBottom: 36,
      x: {
        label: 'a frame, ms',
        labelArrow: 'none',
        domain: [0, 100 + BIN / 2],
        ticks: [0, 16.7, 33.3, 50, 100],
        tickFormat: String,
      },
      y: { label: '% of frames', labelArrow: 'none', ticks: 3, grid: true },
      fy: { label: null, padding: 0.24 },
      color: { domain: ['CPU 1×', 'CPU 4×'], range: ['var(--signal)', 'var(--cobalt)'] },
      marks: [
        Plot.rectY(all, { x1: 'from', x2: 'to', y: 'share', fy: 'speed', fill: 'speed', inset: 0.5 }),
        Plot.ruleX([16.7], { stroke: 'var(--ink)', strokeOpacity: 0.6, strokeDasharray: '2 3' }),
        Plot.ruleY([0], { stroke: 'var(--ink)' }),
      ],
    },
    `Frame times in the ${window} window at CPU 1 and 4 times slower`,
  );
}

/** When the scene was entered, left and refreshed, over what the report did meanwhile. */
export function timeLine({ marks, phases, window }: Result): Markup {
  return draw(
    {
      height: 186,
      marginLeft: 62,
      marginTop: 50,
      marginBottom: 36,
      x: {
        label: 'since the page was opened, s',
        labelArrow: 'none',
        ticks: 6,
        domain: [0, phases.at(-1)?.to ?? 1],
      },
      y: { domain: ['enter', 'leave', 'refresh'], label: null, tickSize: 0 },
      marks: [
        Plot.rect(phases, {
          x1: 'from',
          x2: 'to',
          fill: 'var(--ink)',
          fillOpacity: (_, index) => (index % 2 ? 0.05 : 0.1),
        }),
        // Names begin where their bands do, in two rows by turns: a band may be shorter than its name.
        ...[0, 1].map((turn) =>
          Plot.text(
            phases.filter((_, index) => index % 2 === turn),
            {
              x: 'from',
              frameAnchor: 'top',
              textAnchor: 'start',
              dx: 3,
              dy: turn ? -14 : -30,
              text: 'name',
              fill: 'var(--ink)',
            },
          ),
        ),
        Plot.ruleX(phases, { x: 'from', stroke: 'var(--rule)', insetTop: -32 }),
        Plot.ruleY(['enter', 'leave', 'refresh'], { stroke: 'var(--rule)' }),
        Plot.dot(marks, {
          x: 'at',
          y: 'kind',
          r: 4,
          fill: ({ kind }) =>
            kind === 'enter' ? 'var(--signal)' : kind === 'leave' ? 'var(--cobalt)' : 'var(--marigold)',
        }),
      ],
    },
    `When the scene was entered, left and refreshed in the ${window} window`,
  );
}
