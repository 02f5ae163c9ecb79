/** Out of the picture's lower left corner, over and down into the wave that the call becomes. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const phoneCord: CordSpec = {
  name: 'phone-systems',
  from: () => ['[data-jack="picture"]'],
  to: ['[data-jack="wave"]'],
  plugs: { start: true, end: false },
  radius: innerRadius,
  path: (from, to, layout) =>
    layout === 'phone'
      ? [from, { x: from.x + 1, y: from.y + 46 }, { x: to.x - 4, y: (from.y + to.y) / 2 + 26 }, to]
      : [
          from,
          { x: from.x - 46, y: from.y - 4 },
          { x: from.x + (to.x - from.x) * 0.72, y: from.y - 26 },
          { x: to.x - 6, y: from.y + 14 },
          { x: to.x, y: from.y + 62 },
          to,
        ],
};
