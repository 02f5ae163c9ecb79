/** In from the page's left edge to the scope's jack. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const technicalCord: CordSpec = {
  name: 'technical',
  to: ['[data-jack="scope"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout) =>
    layout === 'phone'
      ? [{ x: -30, y: to.y - 64 }, { x: 8, y: to.y - 46 }, { x: to.x - 24, y: to.y - 8 }, to]
      : [
          { x: -50, y: to.y - 150 },
          { x: to.x - 74, y: to.y - 112 },
          { x: to.x - 50, y: to.y - 64 },
          { x: to.x - 84, y: to.y - 8 },
          { x: to.x - 46, y: to.y },
          to,
        ],
};
