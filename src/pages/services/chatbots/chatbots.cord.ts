/** In from the page's right edge, over the picture, to the bubble that is talking. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const chatbotsCord: CordSpec = {
  name: 'chatbots',
  to: ['[data-jack="talking"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path(_, to, layout, width) {
    if (layout !== 'desktop')
      return [
        { x: width + 40, y: to.y - 34 },
        { x: width - 30, y: to.y - 26 },
        { x: (width + to.x) / 2 + 20, y: to.y - 10 },
        { x: to.x + 36, y: to.y + 1 },
        to,
      ];
    const room = width - to.x;
    return [
      { x: width + 60, y: to.y - 20 },
      { x: width - 20, y: to.y - 44 },
      { x: to.x + room * 0.76, y: to.y - 84 },
      { x: to.x + room * 0.5, y: to.y - 46 },
      { x: to.x + room * 0.28, y: to.y - 78 },
      { x: to.x + room * 0.13, y: to.y - 14 },
      { x: to.x + 44, y: to.y },
      to,
    ];
  },
};
