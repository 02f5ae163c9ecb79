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

/** The shadow, px, as `cord.module.css` has it: from a lamp above to the left; the blur is the standard deviation. */
const SHADOW = { x: 7, y: 12, blur: 8 };
/** Beyond three deviations nothing is seen of it. */
const SHADOW_REACH = SHADOW.blur * 3;

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

/** The area whose shadow falls on a tile, with the tile itself. */
const shadeOf = ({ left, top, width, height }: Area): Area => ({
  left: left - SHADOW.x - SHADOW_REACH,
  top: top - SHADOW.y - SHADOW_REACH,
  width: width + 2 * SHADOW_REACH,
  height: height + 2 * SHADOW_REACH,
});

/**
 * Puts the tiles into an element, in the place of those that are there. A shadow is drawn on them with the cord, as one that
 * a style sheet adds is drawn anew in every frame in which anything moves; it costs too much for a cord that is drawn as often.
 * @param density pixels of the screen for one of CSS
 * @param shadow its colour; empty for none
 */
export function createSurface(
  root: HTMLElement,
  tiles: readonly Area[],
  density: number,
  shadow: string,
): Surface {
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
  const unlit = shadow ? document.createElement('canvas').getContext('2d') : null;
  if (unlit) {
    const shades = tiles.map(shadeOf);
    unlit.canvas.width = Math.ceil(Math.max(0, ...shades.map(({ width }) => width)) * density);
    unlit.canvas.height = Math.ceil(Math.max(0, ...shades.map(({ height }) => height)) * density);
  }
  const clear = (context: CanvasRenderingContext2D) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  };
  return {
    paint(area, draw) {
      for (const { tile, context } of parts) {
        const drawn = unlit ? shadeOf(tile) : tile;
        if (!context || !touch(drawn, area)) continue;
        const target = unlit ?? context;
        clear(target);
        target.setTransform(density, 0, 0, density, -drawn.left * density, -drawn.top * density);
        draw(target, drawn);
        if (!unlit) continue;
        clear(context);
        context.shadowColor = shadow;
        context.shadowOffsetX = SHADOW.x * density;
        context.shadowOffsetY = SHADOW.y * density;
        // A canvas counts its blur in two deviations.
        context.shadowBlur = 2 * SHADOW.blur * density;
        context.drawImage(unlit.canvas, (drawn.left - tile.left) * density, (drawn.top - tile.top) * density);
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
