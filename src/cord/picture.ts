/** A cord laid out on its tiles, drawn as far as a pose says. Only the tiles that change between two poses are drawn again. */
import type { Point } from './curve.ts';
import { drawCoil, drawPlug, pitchOf } from './draw.ts';
import type { Plan, Pose } from './painter.ts';
import { arcLength, lengthAtY, pieces, pointAt, samples, swayed } from './path.ts';
import { plugLengthOf, type Sprites } from './sprites.ts';
import { createSurfaces } from './surface.ts';
import type { Area } from './tiles.ts';

/** Draws the cord as a pose says: what lies above its `y` is drawn, what lies below is not, and its plug is at the tip. */
export type Picture = (pose: Pose) => void;

/** How much of the cord above its tip sways, px. */
const FREE = 160;

export function createPicture(
  { line, box: { height }, style, minY, tiles, density, shadow }: Plan,
  sprites: Sprites,
): Picture {
  const path = pieces(line);
  const total = arcLength(path);
  const plugLength = plugLengthOf(style.radius);
  const coil = samples(path, pitchOf(style.radius));
  /** What a turn or a plug may cover round its place, and how far it may sway from it, px. */
  const room = style.radius * 1.5 + 10;
  const parts = createSurfaces(tiles, density, shadow).map(({ area, paint }) => ({
    paint,
    turns: coil.filter((turn) => near(turn, area, room)),
  }));
  let drawn = -1;
  let drawnSway = 0;

  return ({ y, sway, retract }) => {
    const low = Math.max(y, minY);
    const length = Math.max(0, (low >= height ? total : lengthAtY(path, low)) - retract);
    // A quarter of a pixel is not seen; the end of the sway is drawn all the same.
    if (length === drawn && Math.abs(sway - drawnSway) < (sway ? 0.25 : 0.001)) return;
    const free = sway || drawnSway ? FREE : plugLength;
    const from = Math.min(drawn, length) - free - room;
    const until = Math.max(drawn, length) + room;
    const sleeve = plugLength * 1.02;
    for (const { paint, turns } of parts)
      if (turns.some(({ at }) => at >= from && at <= until))
        paint((context) => {
          const moved = sway ? turns.map((turn) => swayed(turn, length, sway, FREE)) : turns;
          drawCoil(context, moved, length, style, sprites);
          if (style.plugs.start && length > sleeve)
            drawPlug(context, pointAt(path, 0), pointAt(path, sleeve), style.radius, sprites);
          if (style.plugs.end && length > sleeve)
            drawPlug(context, pointAt(path, length), pointAt(path, length - sleeve), style.radius, sprites);
        });
    drawn = length;
    drawnSway = sway;
  };
}

const near = ({ x, y }: Point, { left, top, width, height }: Area, room: number) =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;
