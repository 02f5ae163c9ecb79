/** Up the sidebar's margin to the chosen category; without a margin, in from the right by the title. */
import { approach, beside, type CordSpec, defaultRadius, jack } from '../../../cord/cord-spec.ts';

export const blogCord: CordSpec = {
  name: 'blog',
  from: (layout) =>
    layout === 'phone' ? [jack('title-anchor')] : [jack('sidebar-end'), jack('title-anchor')],
  to: [`[aria-current="true"] ${jack('category')}`, jack('title-anchor')],
  radius: { ...defaultRadius, desktop: 11 },
  path({ from, to, right }) {
    if (from.x === to.x && from.y === to.y)
      return [
        beside(right, 60, -74),
        beside(right, 6, -62),
        beside(to, 16, -52),
        ...approach(to, 'above', 34),
      ];
    return [
      { x: -46, y: from.y + 96 },
      { x: 60, y: from.y + 82 },
      { x: 22, y: from.y + 26 },
      { x: -20, y: from.y - 30 },
      { x: -21, y: (from.y + to.y) / 2 },
      { x: -20, y: to.y + 40 },
      beside(to, -28, 2),
      to,
    ];
  },
};
