/**
 * What a cord is shown on: many small canvases along its path instead of a large one. Each shows a picture that was drawn
 * aside: a canvas that is drawn on is handed over whole in each frame of the page, changed or not; a picture is once.
 */
import { pixelDensity } from './sprites.ts';
import type { Point } from './path.ts';

/** px of the surface */
export type Area = { left: number; top: number; width: number; height: number };

export type Surface = {
  /** Draws anew what an area covers. `draw` is given a context in px of the surface, and each part of it that is clear. */
  paint: (area: Area, draw: (context: OffscreenCanvasRenderingContext2D, clear: Area) => void) => void;
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
    return { tile, canvas, shown: canvas.getContext('bitmaprenderer') };
  });
  root.replaceChildren(...parts.map(({ canvas }) => canvas));
  const picture = new OffscreenCanvas(1, 1).getContext('2d');
  const unlit = shadow ? new OffscreenCanvas(1, 1).getContext('2d') : null;
  const lookAt = (context: OffscreenCanvasRenderingContext2D, { left, top }: Area) =>
    context.setTransform(density, 0, 0, density, -left * density, -top * density);
  return {
    paint(area, draw) {
      for (const { tile, canvas, shown } of parts) {
        const clear = overlap(unlit ? shadeOf(tile) : tile, area);
        if (!picture || !clear) continue;
        resize(picture.canvas, canvas);
        if (unlit) {
          const shade = shadeOf(tile);
          resize(unlit.canvas, { width: shade.width * density, height: shade.height * density });
          lookAt(unlit, shade);
          draw(unlit, shade);
          picture.shadowColor = shadow;
          picture.shadowOffsetX = SHADOW.x * density;
          picture.shadowOffsetY = SHADOW.y * density;
          // A canvas counts its blur in two deviations.
          picture.shadowBlur = 2 * SHADOW.blur * density;
          picture.drawImage(
            unlit.canvas,
            (shade.left - tile.left) * density,
            (shade.top - tile.top) * density,
          );
        } else {
          const left = Math.floor((clear.left - tile.left) * density);
          const top = Math.floor((clear.top - tile.top) * density);
          const width = Math.ceil(clear.width * density) + 1;
          const height = Math.ceil(clear.height * density) + 1;
          picture.drawImage(canvas, 0, 0);
          picture.clearRect(left, top, width, height);
          picture.rect(left, top, width, height);
          picture.clip();
          lookAt(picture, tile);
          draw(picture, clear);
        }
        shown?.transferFromImageBitmap(picture.canvas.transferToImageBitmap());
      }
    },
  };
}

/** What had been drawn on it and how it was set is gone. */
function resize(canvas: OffscreenCanvas, { width, height }: Size): void {
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
}

/** What two areas have in common, if anything. */
function overlap(a: Area, b: Area): Area | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.min(a.left + a.width, b.left + b.width) - left;
  const height = Math.min(a.top + a.height, b.top + b.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** The largest surface that every browser draws, px of the screen. */
const MOST_PIXELS = 16_777_216;

/** Pixels of the screen for one of CSS on these tiles: the screen's own, unless they are too many. */
export function densityFor(tiles: readonly Area[]): number {
  const pixels = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(pixelDensity(), Math.sqrt(MOST_PIXELS / Math.max(1, pixels)));
}
