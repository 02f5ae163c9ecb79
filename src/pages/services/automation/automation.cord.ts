/** In from the page's left edge to the first jack of the diagram. */
import { approach, beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const automationCord: CordSpec = {
  name: 'automation',
  to: [jack('cable-diagram')],
  path: ({ to, left, layout }) =>
    layout === 'phone'
      ? [beside(left, -30, -40), beside(left, 4, -18), beside(to, -22, 1), to]
      : [beside(left, -60, 46), beside(left, -16, 22), beside(to, -58, 2), ...approach(to, 'left', 30)],
};
