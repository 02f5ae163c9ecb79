/** From the headline's jack over to the popular column of the first line; on a phone, in from the right to the headline. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const pricingCord: CordSpec = {
  name: 'pricing',
  from: () => ['[data-jack="rate-card"]', '[data-jack="rate-card-phone"]'],
  to: ['[data-jack="chatbots-popular"]', '[data-jack="rate-card-phone"]'],
  plugs: { start: true, end: true },
  radius: innerRadius,
  path(from, to, _, width) {
    if (from.x === to.x)
      return [
        { x: width + 40, y: from.y - 84 },
        { x: width - 6, y: from.y - 76 },
        { x: from.x + 12, y: from.y - 62 },
        { x: from.x, y: from.y - 34 },
        from,
      ];
    const dx = to.x - from.x;
    const drop = to.y - from.y;
    return [
      from,
      { x: from.x + 44, y: from.y - 4 },
      { x: from.x + 104, y: from.y + drop * 0.06 },
      { x: Math.max(from.x + 116, to.x + 78), y: from.y + drop * 0.3 },
      { x: from.x + dx * 0.86 + 22, y: from.y + drop * 0.5 },
      { x: to.x - 16, y: from.y + drop * 0.66 },
      { x: to.x, y: to.y - 44 },
      to,
    ];
  },
};
