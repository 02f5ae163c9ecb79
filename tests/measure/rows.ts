/** The lines of the table: each with its name, the way it is read from the runs, and its target. */
import { type Target, targets } from './budgets.ts';
import type { Paints, Weight } from './load.ts';
import { median } from './main-thread.ts';
import type { Scrolled } from './scroll.ts';

/** All that was measured of one page, run by run. */
export type Measured = {
  weights: Weight[];
  paints: Paints[];
  wheel: Scrolled[];
  wheel4: Scrolled[];
  /** Milliseconds. */
  turns: number[];
};

export type Row = { name: string; digits: number; target?: Target; read(page: Measured): number };

const kB = (bytes: number) => bytes / 1000;

/** A page of which nothing has been measured yet. */
export const unmeasured = (): Measured => ({ weights: [], paints: [], wheel: [], wheel4: [], turns: [] });

/** The lines of a load that are times. */
export const paints: Row[] = [
  {
    name: 'first paint, s',
    digits: 2,
    target: targets.firstPaint,
    read: ({ paints: all }) => median(all.map(({ firstPaint }) => firstPaint)),
  },
  {
    name: 'largest paint, s',
    digits: 2,
    target: targets.largestPaint,
    read: ({ paints: all }) => median(all.map(({ largestPaint }) => largestPaint)),
  },
  {
    name: 'blocking time, ms',
    digits: 0,
    target: targets.blocking,
    read: ({ paints: all }) => median(all.map(({ blocking }) => blocking)),
  },
];

export const rows: Record<'load' | 'scroll' | 'turn', Row[]> = {
  load: [
    ...paints,
    {
      name: 'loaded before scrolling, kB',
      digits: 0,
      target: targets.total,
      read: ({ weights }) => kB(median(weights.map(({ total }) => total))),
    },
    {
      name: 'of that JavaScript, kB Brotli',
      digits: 0,
      target: targets.js,
      read: ({ weights }) => kB(median(weights.map(({ js }) => js))),
    },
    {
      name: 'requests before scrolling',
      digits: 0,
      read: ({ weights }) => median(weights.map(({ requests }) => requests)),
    },
  ],
  scroll: [
    {
      name: 'main thread per 1,000 px, ms',
      digits: 0,
      target: targets.ms,
      read: ({ wheel }) => median(wheel.map(({ ms }) => ms)),
    },
    {
      name: 'main thread per 1,000 px, CPU 4x, ms',
      digits: 0,
      target: targets.ms4,
      read: ({ wheel4 }) => median(wheel4.map(({ ms }) => ms)),
    },
    {
      name: 'frames over 20 ms, %',
      digits: 1,
      target: targets.late,
      read: ({ wheel }) => median(wheel.map(({ late }) => late)),
    },
    {
      name: 'frames over 20 ms, CPU 4x, %',
      digits: 1,
      target: targets.late4,
      read: ({ wheel4 }) => median(wheel4.map(({ late }) => late)),
    },
    {
      name: 'layouts per 1,000 px',
      digits: 1,
      target: targets.layouts,
      read: ({ wheel }) => median(wheel.map(({ layouts }) => layouts)),
    },
    {
      name: 'style recalculations per 1,000 px',
      digits: 1,
      read: ({ wheel }) => median(wheel.map(({ styles }) => styles)),
    },
    {
      name: 'hero in view and playing, ms per s',
      digits: 1,
      target: targets.playing,
      read: ({ wheel }) => median(wheel.map(({ playing }) => playing)),
    },
    {
      name: 'hero out of view, ms per s',
      digits: 1,
      target: targets.resting,
      read: ({ wheel }) => median(wheel.map(({ resting }) => resting)),
    },
  ],
  turn: [
    {
      name: 'change of page, CPU 4x: press to heading, ms',
      digits: 0,
      target: targets.turn,
      read: ({ turns }) => median(turns),
    },
  ],
};
