/** Up the rail's margin to the category that is chosen; where the rail has no margin, in from the right by the title. */
import { innerRadius } from '../../../cord/inner-radius.ts';
import type { CordSpec } from '../../../cord/lengths.ts';

export const blogCord: CordSpec = {
  name: 'blog',
  from: (layout) => [
    layout === 'phone' ? '[data-jack="title-anchor"]' : '[data-jack="sidebar-end"]',
    '[data-jack="title-anchor"]',
  ],
  to: ['[aria-current="true"] [data-jack="category"]', '[data-jack="title-anchor"]'],
  plugs: { start: false, end: true },
  radius: { ...innerRadius, desktop: 11 },
  path(from, to, _, width) {
    if (from.x === to.x && from.y === to.y)
      return [
        { x: width + 60, y: to.y - 74 },
        { x: width + 6, y: to.y - 62 },
        { x: to.x + 16, y: to.y - 52 },
        { x: to.x, y: to.y - 34 },
        to,
      ];
    return [
      { x: -46, y: from.y + 96 },
      { x: 60, y: from.y + 82 },
      { x: 22, y: from.y + 26 },
      { x: -20, y: from.y - 30 },
      { x: -21, y: (from.y + to.y) / 2 },
      { x: -20, y: to.y + 40 },
      { x: to.x - 28, y: to.y + 2 },
      to,
    ];
  },
};
