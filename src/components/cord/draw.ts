/** Draws a coiled cord on a canvas by stamping two sprites along its path, and a third at its ends. */
import type { Point, Stamp } from './path.ts';

const base = import.meta.env.BASE_URL;

/** Native sizes of the sprites, px: the coil's canvas, its pitch, and the plug's width, height and length to the tip. */
const COIL = { size: 96, pitch: 45, diameter: 92 };
const PLUG = { width: 100, height: 240 };

export type Sprites = { back: ImageBitmap; front: ImageBitmap; plug: ImageBitmap };

let sprites: Promise<Sprites> | null = null;

async function fetchSprite(name: string): Promise<ImageBitmap> {
  const response = await fetch(`${base}images/sprites/${name}.webp`);
  return createImageBitmap(await response.blob());
}

/** The three sprites, fetched once. Rejects when one is missing: the cord is then simply not there. */
export function loadSprites(): Promise<Sprites> {
  sprites ??= Promise.all([fetchSprite('coil-back'), fetchSprite('coil-front'), fetchSprite('plug')]).then(
    ([back, front, plug]) => ({ back, front, plug }),
  );
  sprites.catch(() => {
    sprites = null;
  });
  return sprites;
}

export type CordLook = {
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

/** Draws those of the given turns that a cord of this length has: first every half turn behind, then every one in front. */
export function drawCoil(
  context: CanvasRenderingContext2D,
  coil: Stamp[],
  length: number,
  { radius, plugs }: CordLook,
  art: Sprites,
) {
  const plug = plugLengthOf(radius) * 0.86;
  const from = plugs.start ? plug : 0;
  const until = length - (plugs.end ? plug : 0);
  const whole = COIL.size * scaleOf(radius);
  for (const sprite of [art.back, art.front])
    for (const { x, y, angle, at } of coil) {
      if (at < from || at > until) continue;
      // The first and last turns narrow into the plug's sleeve.
      const ends = Math.min(plugs.start ? at - from : 1e3, plugs.end ? until - at : 1e3);
      const size = whole * Math.min(1, 0.45 + ends / (radius * 4));
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.drawImage(sprite, -size / 2, -size / 2, size, size);
      context.restore();
    }
}

/** Draws a plug whose tip is in a jack and whose cord leaves it towards `sleeve`. */
export function drawPlug(
  context: CanvasRenderingContext2D,
  tip: Point,
  sleeve: Point,
  radius: number,
  art: Sprites,
) {
  const length = plugLengthOf(radius);
  const width = (length * PLUG.width) / PLUG.height;
  context.save();
  context.translate(tip.x, tip.y);
  // The sprite points down, its tip at the foot.
  context.rotate(Math.atan2(tip.y - sleeve.y, tip.x - sleeve.x) - Math.PI / 2);
  context.drawImage(art.plug, -width / 2, -length + radius * 0.3, width, length);
  context.restore();
}

/** Sizes a canvas to a box in CSS px, for the screen's own pixels (at most two for one), and clears it. */
export function prepare(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const density = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.scale(density, density);
  return context;
}
