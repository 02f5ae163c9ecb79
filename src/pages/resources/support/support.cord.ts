/** The robot's own black cord, continued from the edge of the picture and plugged into the contact form. */
import { approach, beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const supportCord: CordSpec = {
  name: 'support',
  variant: 'black',
  from: () => [jack('robot')],
  to: [jack('contact-form')],
  radius: { phone: 11, tablet: 13, desktop: 16 },
  path({ from, to, layout }) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    if (layout !== 'desktop')
      return [
        beside(from, -5, -6),
        from,
        beside(from, 8, dy * 0.24),
        { x: (from.x + to.x) / 2 + 8, y: from.y + dy * 0.5 },
        ...approach(to, 'above', 44),
      ];
    const low = Math.max(from.y, to.y) + 76;
    return [
      beside(from, -30, -22),
      from,
      { x: from.x + dx * 0.3, y: low - 24 },
      { x: from.x + dx * 0.66, y: low + 6 },
      { x: to.x - 6, y: low - 34 },
      beside(to, 4, 46),
      to,
    ];
  },
};
