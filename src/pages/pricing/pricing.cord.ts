/** From the headline's jack down to the price finder; on a phone, in from the right to the headline. */
import { approach, beside, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const pricingCord: CordSpec = {
  name: 'pricing',
  from: () => [jack('rate-card'), jack('rate-card-phone')],
  to: [jack('finder'), jack('rate-card-phone')],
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
      beside(from, 50, -2),
      beside(from, dx * 0.5, dy * 0.05),
      beside(from, dx * 0.88, dy * 0.24),
      beside(from, dx + 14, dy * 0.5),
      ...approach(to, 'above', 44),
    ];
  },
};
