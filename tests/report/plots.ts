/** The report's plots, drawn by Observable Plot into SVG here; their colours are the page's. */
import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';
import { Markup } from './markup.ts';
import type { Cost, Result } from './result.ts';

const { document } = new Window();
const WIDTH = 380;

/** Draws a plot as SVG. @param label its name for a screen reader */
export function draw(options: Plot.PlotOptions, label: string): Markup {
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

/** Half a bar on both sides of 16.7, 33.3, 50 ms: a frame that is a hair late is in the same bar. */
const BIN = 100 / 30;

/** The durations of the frames, at both speeds: each bar is a share of the frames, and the last holds all longer ones. */
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

/** The times at which the scene was entered, left and refreshed, over the phases of the report. */
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
        // Names begin with their bands, in two rows by turns: a band may be shorter than its name.
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
