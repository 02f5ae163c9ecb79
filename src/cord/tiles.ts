/**
 * What a cord is shown on: many small canvases along its path instead of a large one, as a canvas that is drawn on is
 * handed to the screen whole.
 */
import type { Point } from './curve.ts';

/** px of the cord's element */
export type Area = { left: number; top: number; width: number; height: number };

type Size = { width: number; height: number };

/** How high a tile is, px. */
const TILE = 256;

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

/** The screen's own pixels for one of CSS, at most two. */
export const pixelDensity = (): number => Math.min(2, window.devicePixelRatio || 1);

/** The largest surface that every browser draws, px of the screen. */
const MOST_PIXELS = 16_777_216;

/** Pixels of the screen for one of CSS on these tiles: the screen's own, unless they are too many. */
export function densityFor(tiles: readonly Area[]): number {
  const pixels = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(pixelDensity(), Math.sqrt(MOST_PIXELS / Math.max(1, pixels)));
}

/** A canvas in a tile's place, empty. @param density pixels of the screen for one of CSS */
export function canvasOf({ left, top, width, height }: Area, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // The last may be less than a pixel high.
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  canvas.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return canvas;
}
