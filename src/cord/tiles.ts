/**
 * A cord's canvases: many small ones along its path instead of a large one, as a canvas that is drawn on is
 * handed to the screen whole.
 */
import type { Point } from './path.ts';

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

export type Tile = { area: Area; canvas: OffscreenCanvas };

type Context = OffscreenCanvasRenderingContext2D;

export type Surface = {
  /** The area seen on it, px: what casts a shadow on the tile lies there, too. */
  area: Area;
  /** Draws it anew. `draw` is given a context in px of the cord's element. */
  paint: (draw: (context: Context) => void) => void;
};

/** The shadow, px: from a lamp above to the left; the blur is the standard deviation. */
const SHADOW = { x: 7, y: 12, blur: 8 };
/** Beyond three deviations nothing is seen of it. */
const SHADOW_REACH = SHADOW.blur * 3;

/** The area whose shadow falls on a tile, with the tile itself. */
const shadeOf = ({ left, top, width, height }: Area): Area => ({
  left: left - SHADOW.x - SHADOW_REACH,
  top: top - SHADOW.y - SHADOW_REACH,
  width: width + 2 * SHADOW_REACH,
  height: height + 2 * SHADOW_REACH,
});

/**
 * A surface for each tile. The shadow is drawn on the tile with the cord: one that a style sheet adds is drawn anew in every
 * frame in which anything on the page moves.
 * @param density pixels of the screen for one of CSS
 * @param shadow its colour, `--cord-shadow`; empty for none
 */
export function createSurfaces(tiles: Tile[], density: number, shadow: string): Surface[] {
  const clear = (on: Context, { left, top, width, height }: Area) => {
    on.setTransform(density, 0, 0, density, -left * density, -top * density);
    // A tile may end within a pixel.
    on.clearRect(left, top, width + 1, height + 1);
  };
  const pixels = (length: number) => Math.ceil(length * density);
  const shaded = tiles.map(({ area: tile, canvas }) => ({
    tile,
    canvas,
    area: shadow ? shadeOf(tile) : tile,
  }));
  // The cord is drawn here before it has a shadow. All tiles share this canvas for good: without a graphics card, each new
  // one would wait for the page's own thread.
  const unlit = shadow
    ? new OffscreenCanvas(
        pixels(Math.max(...shaded.map(({ area }) => area.width))),
        pixels(Math.max(...shaded.map(({ area }) => area.height))),
      ).getContext('2d')
    : null;
  return shaded.map(({ tile, canvas, area }) => {
    const context = canvas.getContext('2d');
    const size = [pixels(area.width), pixels(area.height)] as const;
    return {
      area,
      paint(draw) {
        if (!context) return;
        clear(context, tile);
        if (!unlit) return draw(context);
        clear(unlit, area);
        draw(unlit);
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.shadowColor = shadow;
        context.shadowOffsetX = SHADOW.x * density;
        context.shadowOffsetY = SHADOW.y * density;
        // A canvas counts its blur in two deviations.
        context.shadowBlur = 2 * SHADOW.blur * density;
        const [left, top] = [(area.left - tile.left) * density, (area.top - tile.top) * density];
        context.drawImage(unlit.canvas, 0, 0, ...size, left, top, ...size);
      },
    };
  });
}
