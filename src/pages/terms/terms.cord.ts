/** In from the right under the headline to the first clause. */
import { approach, beside, between, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const termsCord: CordSpec = {
  name: 'terms',
  to: [jack('clause')],
  path({ to, left, right, layout }) {
    const isPhone = layout === 'phone';
    return [
      beside(right, 50, -104),
      between(left, right, 0.92, -82),
      between(left, right, 0.72, isPhone ? -66 : -96),
      between(left, right, 0.5, -62),
      beside(to, right.x * 0.16, isPhone ? -60 : -78),
      beside(to, 10, -54),
      ...approach(to, 'above', 34),
    ];
  },
};
