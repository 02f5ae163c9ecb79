/** In from the right, over the four cards, to the jack of line 1. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const servicesCord: CordSpec = {
  name: 'services',
  to: ['[data-jack="chatbot"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path(_, to, layout, width) {
    const over = to.y - (layout === 'desktop' ? 66 : 58);
    return [
      { x: width + 50, y: over - 30 },
      { x: width * 0.86, y: over - 8 },
      { x: width * 0.66, y: over - 26 },
      { x: width * 0.46, y: over + 4 },
      { x: to.x + (width - to.x) * 0.22, y: over - 12 },
      { x: to.x + 42, y: over + 2 },
      { x: to.x + 2, y: to.y - 38 },
      to,
    ];
  },
};
