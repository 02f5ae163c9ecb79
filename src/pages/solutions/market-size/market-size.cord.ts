/** The cord is the growth curve: in from the left edge, over every bar's jack, and into the latest year's. */
import { approach, beside, type CordSpec, defaultRadius, jack } from '../../../cord/cord-spec.ts';
import { barHeight, firstYear, latestYear, marketYears } from './content.ts';

/** Height of the cord above a bar, px. */
const OVER = 24;

export const marketSizeCord: CordSpec = {
  name: 'market-size',
  from: () => [jack(`${firstYear.year}`)],
  to: [jack(`${latestYear.year}`)],
  radius: { ...defaultRadius, desktop: 13.5 },
  path({ from, to: foot, left }) {
    const last = marketYears.length - 1;
    const step = (foot.x - from.x) / last;
    // Computed, not read: the scene moves the later jacks down with their bars.
    const rise = ({ value }: { value: string }) => barHeight(value) - barHeight(firstYear.value);
    const jacks = marketYears.map((year, index) => ({ x: from.x + step * index, y: from.y - rise(year) }));
    const to = jacks[last] ?? foot;
    const over = jacks.slice(0, last).map(({ x, y }) => ({ x, y: y - 26 - OVER }));
    const first = over[0] ?? from;
    const edge = { x: left.x, y: first.y };
    return [
      beside(edge, -60, 4),
      beside(edge, 0, 3),
      ...over,
      { x: to.x - step * 0.42, y: to.y - 62 },
      beside(to, -26, -104),
      beside(to, -1, -76),
      ...approach(to, 'above', 40),
    ];
  },
};
