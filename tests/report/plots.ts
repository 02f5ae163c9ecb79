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

/** Where a line is half way through what it does: there it bears its number. */
function middle({ line, nth }: Series) {
  const values = line.map(([, y]) => y);
  const half = (Math.min(...values) + Math.max(...values)) / 2;
  const [x = 0, y = 0] = line.toSorted(([, a], [, b]) => Math.abs(a - half) - Math.abs(b - half))[0] ?? [];
  return { x, y, nth: nth + 1 };
}

/** One property, of all parts alike: expected as a line within its tolerance, measured as dots there and back. */
export function curve(alike: Series[], { clock, window }: Result): Markup {
  const [{ what, unit } = { what: '', unit: '' }] = alike;
  const line = rows(alike, (series) => series.line);
  const [there, back] = [rows(alike, (series) => series.there), rows(alike, (series) => series.back)];
  const numbered = alike.length > 1 ? alike.filter(({ line }) => line.length > 0).map(middle) : [];
  return draw(
    {
      height: 250,
      marginLeft: 48,
      marginBottom: 36,
      x: { label: xLabels[clock], labelArrow: 'none', ticks: 5, nice: false },
      y: { label: unit === 'share' ? null : unit, labelArrow: 'none', ticks: 5, nice: true, grid: true },
      marks: [
        Plot.areaY(line, {
          x: 'x',
          z: 'nth',
          y1: ({ y, tolerance }) => y - tolerance,
          y2: ({ y, tolerance }) => y + tolerance,
          fill: 'var(--ink)',
          fillOpacity: 0.1,
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

const BIN = 100 / 30;

/** How long the frames took, at both speeds: each bar is a share of them, the last holds all that were longer. */
export function frameTimes(costs: Cost[], window: string): Markup {
  const all = costs.flatMap(({ slowdown, frames }) =>
    Array.from({ length: 30 }, (_, bin) => {
      const own = frames.filter((ms) => Math.min(29, Math.floor(ms / BIN)) === bin);
      return {
        from: bin * BIN,
        to: (bin + 1) * BIN,
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
      x: { label: 'a frame, ms', labelArrow: 'none', domain: [0, 100], ticks: [0, 16.7, 33.3, 50, 100] },
      y: { label: '% of frames', labelArrow: 'none', ticks: 3, grid: true },
      fy: { label: null },
      color: { domain: ['CPU 1×', 'CPU 4×'], range: ['var(--signal)', 'var(--cobalt)'] },
      marks: [
        Plot.rectY(all, { x1: 'from', x2: 'to', y: 'share', fy: 'speed', fill: 'speed', inset: 0.5 }),
        Plot.ruleX([16.7], { stroke: 'var(--ink)', strokeDasharray: '2 3' }),
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
