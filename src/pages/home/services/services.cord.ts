/**
 * From the hero down to the jack of line 1: on a desktop in a wide bend across the first view, else down the
 * right.
 */
import { beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const servicesCord: CordSpec = {
  name: 'services',
  from: () => [jack('hero')],
  to: [jack('chatbot')],
  plugs: { start: true, end: true },
  radius: { phone: 10, tablet: 13, desktop: 15 },
  path({ from, to, layout }) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    if (layout === 'desktop')
      return [
        from,
        beside(from, 0.14 * dx, 0),
        beside(from, 0.3 * dx, 0.01 * dy),
        beside(from, 0.6 * dx, 0.15 * dy),
        beside(from, 0.74 * dx, 0.34 * dy),
        beside(from, 0.58 * dx, 0.51 * dy),
        beside(from, 0.44 * dx, 0.66 * dy),
        beside(from, 0.66 * dx, 0.785 * dy),
        beside(from, 0.93 * dx, 0.83 * dy),
        beside(from, dx, 0.93 * dy),
        to,
      ];
    const isPhone = layout === 'phone';
    /** The y of the gap above the cards. */
    const gap = to.y - 62;
    return [
      from,
      beside(from, 0, 0.07 * dy),
      beside(from, isPhone ? 10 : -6, 0.25 * dy),
      beside(from, isPhone ? 11 : -26, 0.45 * dy),
      beside(from, isPhone ? 13 : -10, 0.62 * dy),
      { x: from.x + (isPhone ? 0 : -34), y: gap - 96 },
      { x: from.x - 90, y: gap - 18 },
      { x: (from.x + to.x) / 2, y: gap },
      { x: to.x + 60, y: gap + 2 },
      beside(to, 2, -34),
      to,
    ];
  },
};
