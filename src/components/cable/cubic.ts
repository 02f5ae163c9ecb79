/** A hanging cable is a cubic Bézier curve: drawn as an SVG path, travelled as points. */

export type Point = { x: number; y: number };

/** Start, its handle, the end's handle, end. */
export type Cubic = readonly [Point, Point, Point, Point];

/** The curve as an SVG path. */
export const cubicPath = ([a, b, c, d]: Cubic): string =>
  `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;

/**
 * Samples the curve for something that travels along it.
 * @returns 25 points from the first to the last, in their unit
 */
export function cubicPoints([a, b, c, d]: Cubic): Point[] {
  const at = (axis: 'x' | 'y', t: number) =>
    a[axis] * (1 - t) ** 3 +
    3 * b[axis] * t * (1 - t) ** 2 +
    3 * c[axis] * t ** 2 * (1 - t) +
    d[axis] * t ** 3;
  return Array.from({ length: 25 }, (_, step) => ({ x: at('x', step / 24), y: at('y', step / 24) }));
}
