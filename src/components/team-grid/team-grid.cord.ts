/** In from the left edge to the first portrait's jack. */
import { beside, between, type CordSpec, jack } from '../../cord/cord-spec.ts';

export const teamGridCord: CordSpec = {
  name: 'team-grid',
  to: [jack('team-grid')],
  path: ({ to, left, layout }) =>
    layout === 'desktop' && to.x > 300
      ? [
          beside(left, -60, -96),
          between(left, to, 0.1, -64),
          between(left, to, 0.4, -44),
          between(left, to, 0.68, -112),
          beside(to, -60, -64),
          beside(to, -26, -26),
          to,
        ]
      : [beside(left, -50, -86), beside(left, 4, -70), beside(to, -34, -40), to],
};
