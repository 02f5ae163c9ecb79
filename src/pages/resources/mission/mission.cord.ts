/** In from the right edge to the panel that says why. */
import { approach, beside, between, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const missionCord: CordSpec = {
  name: 'mission',
  to: [jack('mission')],
  path({ to, right, layout }) {
    const up = layout === 'desktop' ? -1 : -0.5;
    return [
      beside(right, 50, 150 * up),
      beside(right, -24, 138 * up),
      between(to, right, 0.4, 96 * up),
      beside(to, 6, 108 * up),
      beside(to, -4, 64 * up - 12),
      ...approach(to, 'above', 36),
    ];
  },
};
