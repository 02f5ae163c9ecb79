/** From the team down to the showcase, swaying to both sides of the straight line. */
import { beside, between, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const showcaseCord: CordSpec = {
  name: 'showcase',
  from: () => [jack('team')],
  to: [jack('showcase')],
  plugs: { start: true, end: true },
  radius: { phone: 10, tablet: 13, desktop: 15 },
  path({ from, to, layout }) {
    const sway = layout === 'desktop' ? 76 : 22;
    const down = (share: number, dx: number) => beside(between(from, to, share), dx, 0);
    return [
      from,
      down(0.12, 0),
      down(0.32, sway * 0.8),
      down(0.5, sway),
      down(0.72, -sway * 0.4),
      down(0.9, -4),
      to,
    ];
  },
};
