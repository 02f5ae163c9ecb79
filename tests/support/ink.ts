import type { JSHandle, Locator } from 'playwright/test';

/** A cord's tiles drawn into one canvas of the cord's size, in pixels of the screen, from which its ink can be read. */
export async function inkOf(cord: Locator): Promise<JSHandle<HTMLCanvasElement>> {
  return cord.evaluateHandle((element) => {
    const whole = document.createElement('canvas');
    const tiles = [...element.querySelectorAll('canvas')];
    const scale = (tiles[0]?.width ?? 0) / Number.parseFloat(tiles[0]?.style.width ?? '1');
    const { width, height } = element.getBoundingClientRect();
    whole.width = Math.round(width * scale);
    whole.height = Math.round(height * scale);
    const context = whole.getContext('2d');
    for (const tile of tiles)
      context?.drawImage(
        tile,
        Number.parseFloat(tile.style.left) * scale,
        Number.parseFloat(tile.style.top) * scale,
        tile.width,
        tile.height,
      );
    return whole;
  });
}
