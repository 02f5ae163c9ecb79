/** The two pictures that a cord is drawn from, a turn of the coil and the plug: fetched, and at the size that they have on the screen. */
import coil from './sprites/coil.webp';
import plug from './sprites/plug.webp';

/** The pictures as they were fetched. */
export type SpriteFiles = [turn: Blob, plug: Blob];

/** Native sizes, px: the turn's canvas, pitch and diameter, and the plug's box. */
export const COIL = { size: 96, pitch: 45, diameter: 92 };
export const PLUG = { width: 100, height: 240 };

export type Sprites = { turn: ImageBitmap; plug: ImageBitmap };

/** Size of a cord of this radius (px) beside the sprite's own. */
export const scaleOf = (radius: number): number => (radius * 2) / COIL.diameter;

/** From the tip of a plug to the end of its sleeve, px. */
export const plugLengthOf = (radius: number): number => radius * 3.3;

/**
 * The sprites of a cord of this radius (px).
 * @param density pixels of the screen for one of CSS
 * @throws when a file is no picture
 */
export async function spritesOf(
  [turn, plug]: SpriteFiles,
  radius: number,
  density: number,
): Promise<Sprites> {
  const bitmap = (file: Blob, height: number) =>
    createImageBitmap(file, { resizeHeight: Math.ceil(height * density), resizeQuality: 'high' });
  const bitmaps = await Promise.all([
    bitmap(turn, COIL.size * scaleOf(radius)),
    bitmap(plug, plugLengthOf(radius)),
  ]);
  return { turn: bitmaps[0], plug: bitmaps[1] };
}

/** Frees the bitmaps. Whatever draws with them must have stopped. */
export function closeSprites({ turn, plug }: Sprites): void {
  turn.close();
  plug.close();
}

let files: Promise<SpriteFiles> | null = null;

async function fetchSprite(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.blob();
}

/** The files, fetched once. @throws when one is missing */
export function loadSpriteFiles(): Promise<SpriteFiles> {
  files ??= Promise.all([fetchSprite(coil), fetchSprite(plug)]);
  return files;
}

/** They are no good: who asks next has them fetched anew. */
export function dropSpriteFiles(): void {
  files = null;
}
