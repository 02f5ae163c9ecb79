/** Draws a coiled cord on a canvas by stamping a turn of it along its path, and a plug at its ends. */
import type { Point, Sample } from './path.ts';

const base = import.meta.env.BASE_URL;

/** Native sizes of the sprites, px: the coil's canvas, its pitch, and the plug's width, height and length to the tip. */
const COIL = { size: 96, pitch: 45, diameter: 92 };
const PLUG = { width: 100, height: 240 };

export type Sprites = { turn: ImageBitmap; plug: ImageBitmap };

let files: Promise<[turn: Blob, plug: Blob]> | null = null;
const sizes = new Map<number, Promise<Sprites>>();

async function fetchSprite(name: string): Promise<Blob> {
  const response = await fetch(`${base}images/sprites/${name}.webp`);
  return response.blob();
}

/** The screen's own pixels for one of CSS, at most two: what a canvas is drawn for. */
const density = () => Math.min(2, window.devicePixelRatio || 1);

/**
 * The two sprites at the size a cord of this radius (px) has on this screen: fetched once, resized once, so that a
 * sample only turns them. Rejects when one is missing: the cord is then simply not there.
 */
export function loadSprites(radius: number): Promise<Sprites> {
  const scale = scaleOf(radius) * density();
  let sprites = sizes.get(scale);
  if (!sprites) {
    sprites = resized(scale, Math.ceil(plugLengthOf(radius) * density()));
    sizes.set(scale, sprites);
    sprites.catch(() => sizes.delete(scale));
  }
  return sprites;
}

async function resized(scale: number, plugHeight: number): Promise<Sprites> {
  files ??= Promise.all([fetchSprite('coil'), fetchSprite('plug')]);
  files.catch(() => {
    files = null;
  });
  const [turn, plug] = await files;
  const size = (file: Blob, resizeHeight: number) =>
    createImageBitmap(file, { resizeHeight, resizeQuality: 'high' });
  return { turn: await size(turn, Math.ceil(COIL.size * scale)), plug: await size(plug, plugHeight) };
}

export type CordStyle = {
  /** Radius of the coil, px. */
  radius: number;
  /** Which ends carry a plug. */
  plugs: { start: boolean; end: boolean };
};

const scaleOf = (radius: number) => (radius * 2) / COIL.diameter;

/** Distance between two turns, px. */
export const pitchOf = (radius: number): number => COIL.pitch * scaleOf(radius);

/** From the tip of a plug to the end of its sleeve, px. */
export const plugLengthOf = (radius: number): number => radius * 3.3;

/**
 * Draws those of the given turns that a cord of this length has, in their order: the back of each lies over the one
 * before it and under its own front. The context may be scaled and moved, not turned.
 */
export function drawCoil(
  context: CanvasRenderingContext2D,
  coil: Sample[],
  length: number,
  { radius, plugs }: CordStyle,
  sprites: Sprites,
) {
  const plug = plugLengthOf(radius) * 0.86;
  const from = plugs.start ? plug : 0;
  const until = length - (plugs.end ? plug : 0);
  const whole = COIL.size * scaleOf(radius);
  // One transform a sample, instead of a stack of them.
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
  context: CanvasRenderingContext2D,
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

/** Sizes a canvas to a box in CSS px, for the screen's own pixels (at most two for one), and clears it. */
export function prepare(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const scale = density();
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.scale(scale, scale);
  return context;
}
