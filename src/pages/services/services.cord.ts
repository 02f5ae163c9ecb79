/** In from the right, over the four cards, to the jack of line 1. */
import { beside, between, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const servicesCord: CordSpec = {
  name: 'services',
  to: [jack('chatbot')],
  path({ to, left, right, layout }) {
    /** Height above the cards, relative to the jack. */
    const over = layout === 'desktop' ? -66 : -58;
    return [
      beside(right, 50, over - 30),
      between(left, right, 0.86, over - 8),
      between(left, right, 0.66, over - 26),
      between(left, right, 0.46, over + 4),
      between(to, right, 0.22, over - 12),
      beside(to, 42, over + 2),
      beside(to, 2, -38),
      to,
    ];
  },
};
