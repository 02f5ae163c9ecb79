/** Out of the picture's lower left corner, over and down into the wave that the call becomes. */
import { beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const phoneSystemsCord: CordSpec = {
  name: 'phone-systems',
  from: () => [jack('picture')],
  to: [jack('wave')],
  plugs: { start: true, end: false },
  path: ({ from, to, layout }) =>
    layout === 'phone'
      ? [from, beside(from, 1, 46), { x: to.x - 4, y: (from.y + to.y) / 2 + 26 }, to]
      : [
          from,
          beside(from, -46, -4),
          beside(from, (to.x - from.x) * 0.72, -26),
          { x: to.x - 6, y: from.y + 14 },
          { x: to.x, y: from.y + 62 },
          to,
        ],
};
