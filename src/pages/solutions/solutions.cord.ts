/** In from the page's upper right corner to the rack's own jack. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const solutionsCord: CordSpec = {
  name: 'solutions',
  to: ['[data-jack="rack"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout, width) =>
    layout === 'desktop'
      ? [
          { x: width + 60, y: to.y - 196 },
          { x: width - 34, y: to.y - 190 },
          { x: to.x + 24, y: to.y - 150 },
          { x: to.x - 2, y: to.y - 108 },
          { x: to.x + 8, y: to.y - 70 },
          { x: to.x, y: to.y - 40 },
          to,
        ]
      : [
          { x: width + 40, y: to.y - 70 },
          { x: width - 14, y: to.y - 64 },
          { x: to.x + 8, y: to.y - 52 },
          { x: to.x, y: to.y - 34 },
          to,
        ],
};
