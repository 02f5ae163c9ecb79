/** From the headline's jack over to the popular column of the first line; on a phone, in from the right to the headline. */
import { type CordSpec, jack } from '../../cord/cord-spec.ts';
import { approach, beside } from '../../cord/course.ts';

export const pricingCord: CordSpec = {
  name: 'pricing',
  from: () => [jack('rate-card'), jack('rate-card-phone')],
  to: [jack('chatbots-popular'), jack('rate-card-phone')],
  plugs: { start: true, end: true },
  path({ from, to, right }) {
    if (from.x === to.x)
      return [
        beside(right, 40, -84),
        beside(right, -6, -76),
        beside(to, 12, -62),
        ...approach(to, 'above', 34),
      ];
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    return [
      from,
      beside(from, 44, -4),
      beside(from, 104, dy * 0.06),
      { x: Math.max(from.x + 116, to.x + 78), y: from.y + dy * 0.3 },
      beside(from, dx * 0.86 + 22, dy * 0.5),
      { x: to.x - 16, y: from.y + dy * 0.66 },
      ...approach(to, 'above', 44),
    ];
  },
};
