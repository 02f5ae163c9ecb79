/** In from the left edge to the first window's jack. */
import { innerRadius } from '../../cord/inner-radius.ts';
import type { CordSpec } from '../../cord/lengths.ts';

export const teamGridCord: CordSpec = {
  name: 'team-grid',
  to: ['[data-jack="team-grid"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout) =>
    layout === 'desktop' && to.x > 300
      ? [
          { x: -60, y: to.y - 96 },
          { x: to.x * 0.1, y: to.y - 64 },
          { x: to.x * 0.4, y: to.y - 44 },
          { x: to.x * 0.68, y: to.y - 112 },
          { x: to.x - 60, y: to.y - 64 },
          { x: to.x - 26, y: to.y - 26 },
          to,
        ]
      : [{ x: -50, y: to.y - 86 }, { x: 4, y: to.y - 70 }, { x: to.x - 34, y: to.y - 40 }, to],
};

/** In from the right edge to the panel that says why. */
export const missionCord: CordSpec = {
  name: 'mission',
  to: ['[data-jack="mission"]'],
  plugs: { start: false, end: true },
  radius: innerRadius,
  path: (_, to, layout, width) => {
    const up = layout === 'desktop' ? 1 : 0.5;
    return [
      { x: width + 50, y: to.y - 150 * up },
      { x: width - 24, y: to.y - 138 * up },
      { x: to.x + (width - to.x) * 0.4, y: to.y - 96 * up },
      { x: to.x + 6, y: to.y - 108 * up },
      { x: to.x - 4, y: to.y - 64 * up - 12 },
      { x: to.x, y: to.y - 36 },
      to,
    ];
  },
};
