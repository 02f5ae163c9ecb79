/** Fetches the two pictures that cords are drawn from. */
import coil from './sprites/coil.webp';
import plug from './sprites/plug.webp';
import type { SpriteFiles } from './sprites.ts';

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
