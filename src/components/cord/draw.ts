/** Draws a coiled cord on a canvas by stamping two sprites: first every half turn behind, then every one in front. */
import { arcLength, type Point, stamps } from './path.ts';

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

/**
 * @param line the cord's path in the canvas's own px, jack to jack
 * @param context a context already scaled to device pixels
 */
export function drawCord(
  context: CanvasRenderingContext2D,
  line: Point[],
  { radius, plugs }: CordLook,
  art: Sprites,
) {
  const scale = (radius * 2) / COIL.diameter;
  const plugLength = radius * 3.3;
  const plugWidth = (plugLength * PLUG.width) / PLUG.height;
  const total = arcLength(line);
  const from = plugs.start ? plugLength * 0.86 : 0;
  const until = total - (plugs.end ? plugLength * 0.86 : 0);
  const coil = stamps(line, COIL.pitch * scale).filter(({ at }) => at >= from && at <= until);

  for (const sprite of [art.back, art.front])
    for (const { x, y, angle, at } of coil) {
      // The first and last turns narrow into the plug's sleeve.
      const ends = Math.min(plugs.start ? at - from : 1e3, plugs.end ? until - at : 1e3);
      const size = COIL.size * scale * Math.min(1, 0.45 + ends / (radius * 4));
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.drawImage(sprite, -size / 2, -size / 2, size, size);
      context.restore();
    }

  const plug = (tip: Point, sleeve: Point) => {
    context.save();
    context.translate(tip.x, tip.y);
    // The sprite points down, its tip at the foot.
    context.rotate(Math.atan2(tip.y - sleeve.y, tip.x - sleeve.x) - Math.PI / 2);
    context.drawImage(art.plug, -plugWidth / 2, -plugLength + radius * 0.3, plugWidth, plugLength);
    context.restore();
  };
  const at = (distance: number) => stamps(line, Math.max(1, distance))[1];
  const atEnd = (distance: number) => stamps([...line].reverse(), Math.max(1, distance))[1];
  const first = line[0];
  const last = line.at(-1);
  const startSleeve = at(plugLength);
  const endSleeve = atEnd(plugLength);
  if (plugs.start && first && startSleeve) plug(first, startSleeve);
  if (plugs.end && last && endSleeve) plug(last, endSleeve);
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
