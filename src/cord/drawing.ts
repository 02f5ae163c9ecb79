/**
 * A cord laid out on a surface, drawn whole or as far as a height of it: what lies above is drawn, what lies below is not,
 * and its plug is at the tip. Only what changes between two heights is drawn again.
 */
import { type CordStyle, drawCoil, drawPlug, pitchOf } from './draw.ts';
import { arcLength, lengthAtY, type Point, pieces, pointAt, type Sample, samples, swayed } from './path.ts';
import { plugLengthOf, type Sprites } from './sprites.ts';
import type { Area, Surface } from './surface.ts';

export type Drawing = {
  /** Of the surface, px: at this `y` the whole cord is drawn. */
  height: number;
  /** How far down it is drawn, px from the surface's top. Setting it draws, before the next paint. */
  y: number;
  /** How far the free part swings to its side, px at its middle. Setting it draws, too. */
  sway: number;
  /** How far the plug is retracted from where it would be, px along the cord. Setting it draws, too. */
  retract: number;
  /** It draws no more: another drawing has the surface, or its sprites are closed. */
  stop: () => void;
};

export type DrawingOptions = {
  /** The cord's path in the surface's own px, jack to jack. */
  line: Point[];
  /** The surface's size, px. */
  box: { width: number; height: number };
  style: CordStyle;
  /** How far down it is drawn at any time, px: what the first view shows is not taken back. */
  minY?: number | undefined;
  /** Called when the tip reaches its jack, and when it leaves it. */
  onPlug?: (plugged: boolean) => void;
};

/** How much of the cord above its tip sways, px. */
const FREE = 160;

export function createDrawing(
  surface: Surface,
  sprites: Sprites,
  { line, box: { width, height }, style, minY = 0, onPlug }: DrawingOptions,
): Drawing {
  const path = pieces(line);
  const total = arcLength(path);
  const plugLength = plugLengthOf(style.radius);
  const coil = samples(path, pitchOf(style.radius));
  /** What a turn or a plug may cover round its place, and how far it may sway from it, px. */
  const room = style.radius * 1.5 + 10;
  let drawn = -1;
  let drawnSway = 0;
  let stopped = false;

  /** Draws the cord up to a length along it, within the rectangle that a change from `drawn` can have touched. */
  function upTo(length: number, sway: number) {
    // A quarter of a pixel is not seen; the end of the sway is drawn all the same.
    if (length === drawn && Math.abs(sway - drawnSway) < (sway ? 0.25 : 0.001)) return;
    const free = sway || drawnSway ? FREE : plugLength;
    const from = Math.min(drawn, length) - free - room;
    const until = Math.max(drawn, length) + room;
    const box = drawn < 0 ? { left: 0, top: 0, width, height } : around(coil, from, until, room);
    const sleeve = plugLength * 1.02;
    surface.paint(box, (context, tile) => {
      const inside = coil.filter((turn) => near(turn, tile, room));
      const moved = sway ? inside.map((turn) => swayed(turn, length, sway, FREE)) : inside;
      drawCoil(context, moved, length, style, sprites);
      if (style.plugs.start && length > sleeve)
        drawPlug(context, pointAt(path, 0), pointAt(path, sleeve), style.radius, sprites);
      if (style.plugs.end && length > sleeve)
        drawPlug(context, pointAt(path, length), pointAt(path, length - sleeve), style.radius, sprites);
    });
    if (length === total || drawn === total || drawn < 0) onPlug?.(length === total);
    drawn = length;
    drawnSway = sway;
  }

  const values = { y: 0, sway: 0, retract: 0 };
  // Scroll and sway may both set something in one frame: it is drawn once, before the paint.
  let queued = false;
  const set = (name: keyof typeof values, value: number) => {
    values[name] = value;
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      if (stopped) return;
      const y = Math.max(values.y, minY);
      // If it throws, this was the last time: the next frame would say the same.
      stopped = true;
      upTo(Math.max(0, (y >= height ? total : lengthAtY(path, y)) - values.retract), values.sway);
      stopped = false;
    });
  };

  return {
    height,
    get y() {
      return values.y;
    },
    set y(value) {
      set('y', value);
    },
    get sway() {
      return values.sway;
    },
    set sway(value) {
      set('sway', value);
    },
    get retract() {
      return values.retract;
    },
    set retract(value) {
      set('retract', value);
    },
    stop() {
      stopped = true;
    },
  };
}

const near = ({ x, y }: Point, { left, top, width, height }: Area, room: number) =>
  x > left - room && x < left + width + room && y > top - room && y < top + height + room;

/** The rectangle round the samples between two lengths, whole px; at least a point. */
function around(coil: Sample[], from: number, until: number, room: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, at } of coil)
    if (at >= from && at <= until) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0 };
  left = Math.floor(left - room);
  top = Math.floor(top - room);
  return { left, top, width: Math.ceil(right + room) - left, height: Math.ceil(bottom + room) - top };
}
