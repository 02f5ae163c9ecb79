/** Draws a coiled cord, one turn after the other along its path, and a plug at its ends. */
import type { Point } from './curve.ts';
import type { Sample } from './path.ts';
import { COIL, PLUG, plugLengthOf, scaleOf, type Sprites } from './sprites.ts';

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
export function drawCoil(
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
  // One transform a turn, instead of a stack of them.
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
export function drawPlug(
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
