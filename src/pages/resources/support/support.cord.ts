/** The robot's own cord, in its own black: it goes on where the picture ends and plugs into the slip. */
import type { CordSpec } from '../../../cord/lengths.ts';

export const supportCord: CordSpec = {
  name: 'support',
  variant: 'black',
  from: () => ['[data-jack="robot"]'],
  to: ['[data-jack="contact-form"]'],
  plugs: { start: false, end: true },
  radius: { phone: 11, tablet: 13, desktop: 16 },
  path(from, to, layout) {
    if (layout !== 'desktop') {
      const drop = to.y - from.y;
      return [
        { x: from.x - 5, y: from.y - 6 },
        from,
        { x: from.x + 8, y: from.y + drop * 0.24 },
        { x: (from.x + to.x) / 2 + 8, y: from.y + drop * 0.5 },
        { x: to.x, y: to.y - 44 },
        to,
      ];
    }
    const low = Math.max(from.y, to.y) + 76;
    return [
      { x: from.x - 30, y: from.y - 22 },
      from,
      { x: from.x + (to.x - from.x) * 0.3, y: low - 24 },
      { x: from.x + (to.x - from.x) * 0.66, y: low + 6 },
      { x: to.x - 6, y: low - 34 },
      { x: to.x + 4, y: to.y + 46 },
      to,
    ];
  },
};
