/** In from the right, and out: its plug hangs beside the jack. Nobody is on the line. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const privacyCord: CordSpec = {
  name: 'privacy',
  connected: false,
  to: ['[data-jack="unplugged"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path(_, to, layout, width) {
    const aside = layout === 'phone' ? 40 : 96;
    return [
      { x: width + 50, y: to.y - 96 },
      { x: width - 12, y: to.y - 78 },
      { x: to.x + aside + (width - to.x - aside) * 0.42, y: to.y - 46 },
      { x: to.x + aside + 12, y: to.y - 30 },
      { x: to.x + aside, y: to.y + 14 },
      { x: to.x + aside - 4, y: to.y + 58 },
    ];
  },
};
