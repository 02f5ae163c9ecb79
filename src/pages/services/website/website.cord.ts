/** From the lever to the window that it turns. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const websiteCord: CordSpec = {
  name: 'website',
  from: () => ['[data-jack="lever"]'],
  to: ['[data-jack="window"]'],
  plugs: { start: true, end: true },
  radius: innerRadius,
  path: (from, to, layout) =>
    layout === 'phone'
      ? [from, { x: from.x, y: from.y - 40 }, { x: to.x + 4, y: to.y + 36 }, to]
      : [
          from,
          { x: from.x + 56, y: from.y },
          { x: from.x + (to.x - from.x) * 0.42, y: from.y + 18 },
          { x: from.x + (to.x - from.x) * 0.55, y: to.y - 14 },
          { x: to.x - 74, y: to.y + 12 },
          { x: to.x - 44, y: to.y },
          to,
        ],
};
