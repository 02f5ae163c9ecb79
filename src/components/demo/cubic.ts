type Point = { x: number; y: number };

/**
 * Points along a cubic Bézier curve for something that travels it: B(t) of its four points.
 * @returns 25 points from the first to the last, in their unit
 */
export function cubicPoints([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  const at = (axis: 'x' | 'y', t: number) =>
    a[axis] * (1 - t) ** 3 +
    3 * b[axis] * t * (1 - t) ** 2 +
    3 * c[axis] * t ** 2 * (1 - t) +
    d[axis] * t ** 3;
  return Array.from({ length: 25 }, (_, step) => ({ x: at('x', step / 24), y: at('y', step / 24) }));
}
