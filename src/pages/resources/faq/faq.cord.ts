/** In from the left edge to the keypad. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const faqCord: CordSpec = {
  name: 'faq',
  to: ['[data-jack="keypad"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, __, width) => [
    { x: width + 50, y: to.y - 110 },
    { x: width - 60, y: to.y - 84 },
    { x: to.x + (width - to.x) * 0.55, y: to.y - 60 },
    { x: to.x + (width - to.x) * 0.24, y: to.y - 84 },
    { x: to.x + 8, y: to.y - 62 },
    { x: to.x, y: to.y - 36 },
    to,
  ],
};
