/** In from the right under the headline to the first clause. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const termsCord: CordSpec = {
  name: 'terms',
  to: ['[data-jack="clause"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout, width) => [
    { x: width + 50, y: to.y - 104 },
    { x: width * 0.92, y: to.y - 82 },
    { x: width * 0.72, y: to.y - (layout === 'phone' ? 66 : 96) },
    { x: width * 0.5, y: to.y - 62 },
    { x: to.x + width * 0.16, y: to.y - (layout === 'phone' ? 60 : 78) },
    { x: to.x + 10, y: to.y - 54 },
    { x: to.x, y: to.y - 34 },
    to,
  ],
};
