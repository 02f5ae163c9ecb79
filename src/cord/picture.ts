/** A cord laid out on its tiles, a coil and a plug at its ends, drawn as far as a pose says. Only the tiles that change between two poses are drawn again. */
import { arcLength, lengthAtY, pieces, type Point, pointAt, type Sample, samples, swayed } from './path.ts';
import type { Plan, Pose } from './painter.worker.ts';
import { COIL, PLUG, plugLengthOf, scaleOf, type Sprites } from './sprites.ts';
import { type Area, createSurfaces } from './tiles.ts';

export type CordStyle = {
  /** Radius of the coil, px. */
  radius: number;
  /** Which ends carry a plug. */
  plugs: { start: boolean; end: boolean };
};

/** Distance between two turns, px. */
export const pitchOf = (radius: number): number => COIL.pitch * scaleOf(radius);

/**
 * Draws those of the given turns that a cord of this length has, in their order: the back of each lies over the one
 * before it and under its own front. The context may be scaled and moved, not turned.
 */
function drawCoil(
  context: OffscreenCanvasRenderingContext2D,
  coil: Sample[],
  length: number,
  { radius, plugs }: CordStyle,
  sprites: Sprites,
) {
  const plug = plugLengthOf(radius) * 0.86;
  const from = plugs.start ? plug : 0;
  const until = length - (plugs.end ? plug : 0);
  const whole = COIL.size * scaleOf(radius);
  // A single transform a turn, instead of a stack of them.
  const { a: scale, e: left, f: top } = context.getTransform();
  for (const { x, y, angle, at } of coil) {
    if (at < from || at > until) continue;
    // The first and last turns narrow into the plug's sleeve.
    const ends = Math.min(plugs.start ? at - from : 1e3, plugs.end ? until - at : 1e3);
    const size = whole * Math.min(1, 0.45 + ends / (radius * 4));
    const cos = Math.cos(angle) * scale;
    const sin = Math.sin(angle) * scale;
    context.setTransform(cos, sin, -sin, cos, left + x * scale, top + y * scale);
    context.drawImage(sprites.turn, -size / 2, -size / 2, size, size);
  }
  context.setTransform(scale, 0, 0, scale, left, top);
}

/** Draws a plug whose tip is in a jack and whose cord leaves it towards `sleeve`. */
function drawPlug(
  context: OffscreenCanvasRenderingContext2D,
  tip: Point,
  sleeve: Point,
  radius: number,
  sprites: Sprites,
) {
  const length = plugLengthOf(radius);
  const width = (length * PLUG.width) / PLUG.height;
  context.save();
  context.translate(tip.x, tip.y);
  // The sprite points down, its tip at the foot.
  context.rotate(Math.atan2(tip.y - sleeve.y, tip.x - sleeve.x) - Math.PI / 2);
  context.drawImage(sprites.plug, -width / 2, -length + radius * 0.3, width, length);
  context.restore();
}

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
  /** The space that a turn or a plug may cover round its place, and how far it may sway from it, px. */
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
