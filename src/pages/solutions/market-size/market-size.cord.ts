/** The cord is the growth curve: in from the left edge over every bar's jack, and into 2026. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';
import { barHeight, marketYears } from '../../../content/market.ts';

/** How far over its bar the cord runs, px. */
const OVER = 24;

export const marketCord: CordSpec = {
  name: 'market',
  from: () => ['[data-jack="2021"]'],
  to: ['[data-jack="2026"]'],
  plugs: { start: false, end: true },
  radius: { ...innerRadius, desktop: 13.5 },
  path(from, to, layout) {
    const last = marketYears.length - 1;
    const step = (to.x - from.x) / last;
    const rise = (from.y - to.y) / (barHeight('550.3') - barHeight('93.5'));
    const over = marketYears.slice(0, last).map(({ value }, index) => ({
      x: from.x + step * index,
      y: from.y - (barHeight(value) - barHeight('93.5')) * rise - 26 - OVER,
    }));
    const first = over[0] ?? from;
    // Where there is a margin to hang in, it comes down beside the chart; else in from the edge.
    const approach =
      layout === 'desktop'
        ? [
            { x: -90, y: first.y - 560 },
            { x: 110, y: first.y - 545 },
            { x: 262, y: first.y - 470 },
            { x: 190, y: first.y - 380 },
            { x: 48, y: first.y - 310 },
            { x: 4, y: first.y - 190 },
            { x: 14, y: first.y - 60 },
            { x: from.x * 0.62, y: first.y + 6 },
          ]
        : [
            { x: -60, y: first.y + 4 },
            { x: 0, y: first.y + 3 },
          ];
    return [
      ...approach,
      ...over,
      { x: to.x - step * 0.42, y: to.y - 62 },
      { x: to.x - 26, y: to.y - 104 },
      { x: to.x - 1, y: to.y - 76 },
      { x: to.x, y: to.y - 40 },
      to,
    ];
  },
};
