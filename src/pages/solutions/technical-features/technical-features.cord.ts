/** In from the page's left edge to the oscilloscope's jack. */
import { approach, beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const technicalFeaturesCord: CordSpec = {
  name: 'technical-features',
  to: [jack('scope')],
  path: ({ to, left, layout }) =>
    layout === 'phone'
      ? [beside(left, -30, -64), beside(left, 8, -46), beside(to, -24, -8), to]
      : [
          beside(left, -50, -150),
          beside(to, -74, -112),
          beside(to, -50, -64),
          beside(to, -84, -8),
          ...approach(to, 'left', 46),
        ],
};
