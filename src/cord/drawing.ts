/**
 * A cord laid out on a canvas, drawn whole or as far as a height of the canvas: what lies above it is drawn, what lies
 * below is not, and its plug rides at the tip. Only what changes between two heights is drawn again.
 */
import { type CordStyle, drawCoil, drawPlug, pitchOf, plugLengthOf, type Sprites } from './draw.ts';
import { arcLength, type Point, pointAt, lengthAtY, type Sample, samples, swing } from './path.ts';

export type Drawing = {
  /** Of the canvas, px: at this `y` the whole cord is drawn. */
  height: number;
  /** How far down it is drawn, px from the canvas's top. Setting it draws, before the next paint. */
  y: number;
  /** How far the free part swings to its side, px at its middle. Setting it draws, too. */
  sway: number;
  /** How far the plug is pulled back out of where it would be, px along the cord. Setting it draws, too. */
  retract: number;
};

/** How much of the cord above its tip swings, px. */
const FREE = 160;

/**
 * @param line the cord's path in the canvas's own px, jack to jack
 * @param context a context already scaled to device pixels
 * @param minY how far down it is drawn at any time, px: what the first view shows is not taken back
 * @param onPlug called when the tip reaches its jack, and when it leaves it
 */
export function createDrawing(
  context: CanvasRenderingContext2D,
  line: Point[],
  size: { width: number; height: number },
  look: CordStyle,
  sprites: Sprites,
  minY = 0,
  onPlug?: (plugged: boolean) => void,
): Drawing {
  const total = arcLength(line);
  const plugLength = plugLengthOf(look.radius);
  const coil = samples(line, pitchOf(look.radius));
  /** What a turn or a plug may cover round its place, and how far it may swing from it, px. */
  const room = look.radius * 1.5 + 10;
  let drawn = -1;
  let y = 0;
  let sway = 0;
  let swayed = 0;
  let retract = 0;

  /** Draws the cord up to a length along it, within the rectangle that a change from `drawn` can have touched. */
  function upTo(length: number) {
    // A quarter of a pixel is not seen; the end of the swing is drawn all the same.
    if (length === drawn && Math.abs(sway - swayed) < (sway ? 0.25 : 0.001)) return;
    const swings = sway || swayed ? FREE : plugLength;
    const from = drawn < 0 ? 0 : Math.min(drawn, length) - swings - room;
    const until = drawn < 0 ? total : Math.max(drawn, length) + room;
    const box = drawn < 0 ? { left: 0, top: 0, ...size } : around(coil, from, until, room);
    context.save();
    context.beginPath();
    context.rect(box.left, box.top, box.width, box.height);
    context.clip();
    context.clearRect(box.left, box.top, box.width, box.height);
    const inside = coil.filter(
      ({ x, y: at }) =>
        x > box.left - room &&
        x < box.left + box.width + room &&
        at > box.top - room &&
        at < box.top + box.height + room,
    );
    drawCoil(
      context,
      sway ? inside.map((sample) => swing(sample, length, sway, FREE)) : inside,
      length,
      look,
      sprites,
    );
    const sleeve = plugLength * 1.02;
    if (look.plugs.start && length > sleeve)
      drawPlug(context, line[0] as Point, pointAt(line, sleeve), look.radius, sprites);
    if (look.plugs.end && length > sleeve)
      drawPlug(context, pointAt(line, length), pointAt(line, length - sleeve), look.radius, sprites);
    context.restore();
    if (length === total || drawn === total || drawn < 0) onPlug?.(length === total);
    drawn = length;
    swayed = sway;
  }
  // Scroll and swing may both set something in one frame: it is drawn once, before the paint.
  let asked = false;
  const draw = () => {
    if (asked) return;
    asked = true;
    queueMicrotask(() => {
      asked = false;
      const down = Math.max(y, minY);
      upTo(Math.max(0, (down >= size.height ? total : lengthAtY(line, down)) - retract));
    });
  };

  return {
    height: size.height,
    get y() {
      return y;
    },
    set y(next) {
      y = next;
      draw();
    },
    get sway() {
      return sway;
    },
    set sway(next) {
      sway = next;
      draw();
    },
    get retract() {
      return retract;
    },
    set retract(next) {
      retract = next;
      draw();
    },
  };
}

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
