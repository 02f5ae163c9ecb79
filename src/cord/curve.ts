/** A smooth curve through points, pure. All lengths in px. */
export type Point = { x: number; y: number };

/** One point of the Catmull-Rom spline through p1 and p2 at t, 0 to 1 (uniform form, tension ½). */
function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return { x: axis(p0.x, p1.x, p2.x, p3.x), y: axis(p0.y, p1.y, p2.y, p3.y) };
}

const CORNER: Point = { x: 0, y: 0 };

/** The curve through all points, as a polyline with `steps` pieces between two of them. */
export function curve(points: Point[], steps = 24): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? CORNER;
  const line: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++)
    for (let step = 1; step <= steps; step++)
      line.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), step / steps));
  return line;
}
