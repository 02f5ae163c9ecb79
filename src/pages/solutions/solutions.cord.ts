/** In from the page's upper right corner to the rack's own jack. */
import { approach, beside, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const solutionsCord: CordSpec = {
  name: 'solutions',
  to: [jack('rack')],
  path: ({ to, right, layout }) =>
    layout === 'desktop'
      ? [
          beside(right, 60, -196),
          beside(right, -34, -190),
          beside(to, 24, -150),
          beside(to, -2, -108),
          beside(to, 8, -70),
          ...approach(to, 'above', 40),
        ]
      : [beside(right, 40, -70), beside(right, -14, -64), beside(to, 8, -52), ...approach(to, 'above', 34)],
};
