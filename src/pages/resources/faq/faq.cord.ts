/** In from the right edge to the keypad. */
import { approach, beside, between, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const faqCord: CordSpec = {
  name: 'faq',
  to: [jack('keypad')],
  path: ({ to, right }) => [
    beside(right, 50, -110),
    beside(right, -60, -84),
    between(to, right, 0.55, -60),
    between(to, right, 0.24, -84),
    beside(to, 8, -62),
    ...approach(to, 'above', 36),
  ],
};
