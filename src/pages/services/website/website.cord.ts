/** From the lever to the window that it turns. */
import { approach, beside, type CordSpec, jack } from '../../../cord/cord-spec.ts';

export const websiteCord: CordSpec = {
  name: 'website',
  from: () => [jack('lever')],
  to: [jack('window')],
  plugs: { start: true, end: true },
  path({ from, to, layout }) {
    if (layout === 'phone') return [from, beside(from, 0, -40), beside(to, 4, 36), to];
    const dx = to.x - from.x;
    return [
      from,
      beside(from, 56, 0),
      beside(from, dx * 0.42, 18),
      { x: from.x + dx * 0.55, y: to.y - 14 },
      beside(to, -74, 12),
      ...approach(to, 'left', 44),
    ];
  },
};
