/** In from the page's left edge to the first jack of the field. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const automationCord: CordSpec = {
  name: 'automation',
  to: ['[data-jack="cable-diagram"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout) =>
    layout === 'phone'
      ? [{ x: -30, y: to.y - 40 }, { x: 4, y: to.y - 18 }, { x: to.x - 22, y: to.y + 1 }, to]
      : [
          { x: -60, y: to.y + 46 },
          { x: -16, y: to.y + 22 },
          { x: to.x - 58, y: to.y + 2 },
          { x: to.x - 30, y: to.y },
          to,
        ],
};
