/** The two pictures that a cord is drawn from: one turn of the coil, and the plug. */
import coil from './sprites/coil.webp';
import plug from './sprites/plug.webp';

/** Native sizes, px: the turn's canvas, pitch and diameter, and the plug's box. */
export const COIL = { size: 96, pitch: 45, diameter: 92 };
export const PLUG = { width: 100, height: 240 };

export type Sprites = {
  turn: ImageBitmap;
  plug: ImageBitmap;
  /** Radius of the cord that they are made for, px of the screen. */
  screenRadius: number;
};

/** The screen's own pixels for one of CSS, at most two. */
export const pixelDensity = (): number => Math.min(2, window.devicePixelRatio || 1);

/** Size of a cord of this radius (px) beside the sprite's own. */
export const scaleOf = (radius: number): number => (radius * 2) / COIL.diameter;

/** From the tip of a plug to the end of its sleeve, px. */
export const plugLengthOf = (radius: number): number => radius * 3.3;

let files: Promise<[turn: Blob, plug: Blob]> | null = null;
let warned = false;

async function fetchSprite(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.blob();
}

/**
 * The sprites at the size that a cord of this radius (px) has on this screen. The files are fetched once; who asked for
 * the bitmaps closes them. @throws when a file is missing or no picture, and says so once in the console
 */
export async function loadSprites(radius: number): Promise<Sprites> {
  const density = pixelDensity();
  const bitmap = (file: Blob, height: number) =>
    createImageBitmap(file, { resizeHeight: Math.ceil(height * density), resizeQuality: 'high' });
  try {
    files ??= Promise.all([fetchSprite(coil), fetchSprite(plug)]);
    const [coilFile, plugFile] = await files;
    const [turn, ownPlug] = await Promise.all([
      bitmap(coilFile, COIL.size * scaleOf(radius)),
      bitmap(plugFile, plugLengthOf(radius)),
    ]);
    return { turn, plug: ownPlug, screenRadius: radius * density };
  } catch (error) {
    files = null;
    if (!warned) console.warn('The cord is not drawn:', error);
    warned = true;
    throw error;
  }
}

/** Whether the sprites are made for a cord of this radius (px) on this screen. */
export const areFor = (sprites: Sprites, radius: number): boolean =>
  sprites.screenRadius === radius * pixelDensity();

/** Frees the bitmaps. Whatever draws with them must have stopped. */
export function closeSprites({ turn, plug }: Sprites): void {
  turn.close();
  plug.close();
}
