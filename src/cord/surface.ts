/** The canvases of a cord, each drawn on in px of the cord's element. */
import type { Area } from './tiles.ts';

export type Tile = { area: Area; canvas: OffscreenCanvas };

type Context = OffscreenCanvasRenderingContext2D;

export type Surface = {
  /** What is seen on it, px: what casts a shadow on the tile lies there, too. */
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
 * One for each tile. The shadow is drawn on the tile with the cord: one that a style sheet adds is drawn anew in every frame
 * in which anything on the page moves.
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
  // Where the cord is drawn before it has a shadow. One for all of them, and kept: where there is no graphics card, each new
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
