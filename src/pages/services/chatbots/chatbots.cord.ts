/** In from the page's right edge, over the picture, to the talking bubble. */
import { approach, beside, between, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const chatbotsCord: CordSpec = {
  name: 'chatbots',
  to: [jack('talking')],
  path: ({ to, right, layout }) =>
    layout === 'desktop'
      ? [
          beside(right, 60, -20),
          beside(right, -20, -44),
          between(to, right, 0.76, -84),
          between(to, right, 0.5, -46),
          between(to, right, 0.28, -78),
          between(to, right, 0.13, -14),
          ...approach(to, 'right', 44),
        ]
      : [
          beside(right, 40, -34),
          beside(right, -30, -26),
          { x: (right.x + to.x) / 2 + 20, y: to.y - 10 },
          beside(to, 36, 1),
          to,
        ],
};
