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
 * The shadow is drawn on the tile with the cord: one that a style sheet adds is drawn anew in every frame in which anything
 * on the page moves.
 * @param density pixels of the screen for one of CSS
 * @param shadow its colour, `--cord-shadow`; empty for none
 */
export function createSurface({ area: tile, canvas }: Tile, density: number, shadow: string): Surface {
  const context = canvas.getContext('2d');
  const area = shadow ? shadeOf(tile) : tile;
  const clear = (on: Context, { left, top, width, height }: Area) => {
    on.setTransform(density, 0, 0, density, -left * density, -top * density);
    // A tile may end within a pixel.
    on.clearRect(left, top, width + 1, height + 1);
  };
  return {
    area,
    paint(draw) {
      if (!context) return;
      clear(context, tile);
      if (!shadow) return draw(context);
      const unlit = new OffscreenCanvas(Math.ceil(area.width * density), Math.ceil(area.height * density));
      const aside = unlit.getContext('2d');
      if (!aside) return;
      clear(aside, area);
      draw(aside);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.shadowColor = shadow;
      context.shadowOffsetX = SHADOW.x * density;
      context.shadowOffsetY = SHADOW.y * density;
      // A canvas counts its blur in two deviations.
      context.shadowBlur = 2 * SHADOW.blur * density;
      context.drawImage(unlit, (area.left - tile.left) * density, (area.top - tile.top) * density);
    },
  };
}
