/**
 * What a cord is drawn on: many small canvases along its path instead of a large one. A browser may hand a canvas over whole
 * in each frame that is drawn: of these it has few in view, and their sum is a fraction of the large one.
 */
import { pixelDensity } from './sprites.ts';
import type { Point } from './path.ts';

/** px of the surface */
export type Area = { left: number; top: number; width: number; height: number };

export type Surface = {
  /** Draws anew each tile that the area touches. `draw` is given a cleared context in px of the surface, and the tile. */
  paint: (area: Area, draw: (context: CanvasRenderingContext2D, tile: Area) => void) => void;
};

/** How high a tile is, px. */
const TILE = 256;

type Size = { width: number; height: number };

/**
 * The tiles along a path: what lies within `room` (px) of it. They touch each other and do not overlap; the path's line
 * is as fine as `curve` makes it.
 */
export function tilesAlong(line: readonly Point[], { width, height }: Size, room: number): Area[] {
  const tiles: Area[] = [];
  for (let top = 0; top < height; top += TILE) {
    const bottom = Math.min(height, top + TILE);
    let [left, right] = [Infinity, -Infinity];
    for (let i = 0; i < line.length; i++) {
      const a = line[Math.max(0, i - 1)];
      const b = line[i];
      if (!a || !b || Math.max(a.y, b.y) < top - room || Math.min(a.y, b.y) > bottom + room) continue;
      left = Math.min(left, a.x, b.x);
      right = Math.max(right, a.x, b.x);
    }
    left = Math.max(0, Math.floor(left - room));
    right = Math.min(width, Math.ceil(right + room));
    if (left < right) tiles.push({ left, top, width: right - left, height: bottom - top });
  }
  return tiles;
}

/**
 * Puts the tiles into an element, in the place of those that are there.
 * @param density pixels of the screen for one of CSS
 */
export function createSurface(root: HTMLElement, tiles: readonly Area[], density: number): Surface {
  const parts = tiles.map((tile) => {
    const canvas = document.createElement('canvas');
    // The last may be less than a pixel high.
    canvas.width = Math.max(1, Math.round(tile.width * density));
    canvas.height = Math.max(1, Math.round(tile.height * density));
    Object.assign(canvas.style, {
      position: 'absolute',
      left: `${tile.left}px`,
      top: `${tile.top}px`,
      width: `${tile.width}px`,
      height: `${tile.height}px`,
    });
    return { tile, canvas, context: canvas.getContext('2d') };
  });
  root.replaceChildren(...parts.map(({ canvas }) => canvas));
  return {
    paint(area, draw) {
      for (const { tile, canvas, context } of parts) {
        if (!context || !touch(tile, area)) continue;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.setTransform(density, 0, 0, density, -tile.left * density, -tile.top * density);
        draw(context, tile);
      }
    },
  };
}

const touch = (a: Area, b: Area) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** The largest surface that every browser draws, px of the screen. */
const MOST_PIXELS = 16_777_216;

/** Pixels of the screen for one of CSS on these tiles: the screen's own, unless they are too many. */
export function densityFor(tiles: readonly Area[]): number {
  const pixels = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(pixelDensity(), Math.sqrt(MOST_PIXELS / Math.max(1, pixels)));
}
