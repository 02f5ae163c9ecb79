/** Cord geometry, pure: a smooth curve through points, measured along its length. All lengths in px, angles in radians. */
export type Point = { x: number; y: number };
export type Sample = Point & { angle: number /** Distance from the start. */; at: number };

/** One point of the Catmull-Rom spline through p1 and p2 at t, 0 to 1 (uniform form, tension ½). */
function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const axis = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return { x: axis(p0.x, p1.x, p2.x, p3.x), y: axis(p0.y, p1.y, p2.y, p3.y) };
}

/** The curve through all points, as a polyline with `steps` pieces between two of them. */
export function curve(points: Point[], steps = 24): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const line: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++)
    for (let step = 1; step <= steps; step++)
      line.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), step / steps));
  return line;
}

/** The length of a polyline, px. */
export function arcLength(line: Point[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += distance(line[i - 1] as Point, line[i] as Point);
  return length;
}

/** Not `Math.hypot`, which guards against overflow and takes ten times as long: this runs a thousand times a frame. */
const distance = (a: Point, b: Point) => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

/**
 * Points at equal distances along a polyline, each with the direction of travel.
 * @param pitch distance between two samples; the last sample is at or before the end
 */
export function samples(line: Point[], pitch: number): Sample[] {
  const result: Sample[] = [];
  let travelled = 0;
  let next = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const piece = distance(a, b);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    while (piece > 0 && next <= travelled + piece) {
      const share = (next - travelled) / piece;
      result.push({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y), angle, at: next });
      next += pitch;
    }
    travelled += piece;
  }
  return result;
}

/** The point at a distance along a polyline, clamped to its ends. */
export function pointAt(line: Point[], at: number): Point {
  let travelled = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const piece = distance(a, b);
    if (piece > 0 && travelled + piece >= at) {
      const share = Math.max(0, (at - travelled) / piece);
      return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
    }
    travelled += piece;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/**
 * How far along a polyline one gets without going below a height: the length to its first point below `y`.
 * It only grows with `y`, so that a cord that has to climb again waits and never runs back.
 */
export function lengthAtY(line: Point[], y: number): number {
  if (line.length === 0 || (line[0] as Point).y > y) return 0;
  let travelled = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const piece = distance(a, b);
    if (b.y > y) return travelled + (piece * (y - a.y)) / (b.y - a.y);
    travelled += piece;
  }
  return travelled;
}

/**
 * A sample of a cord that swings: moved across its path, most in the middle of the free part and not at all at its ends
 * (the arc of sin², which leaves and arrives without a corner).
 * @param length how much of the cord there is, px; what swings are its last `free` px, or all of it
 * @param by px at the middle
 */
export function swing(sample: Sample, length: number, by: number, free: number): Sample {
  const share = (length - sample.at) / Math.min(length, free);
  if (share >= 1) return sample;
  const across = by * Math.sin(Math.PI * share) ** 2;
  return {
    ...sample,
    x: sample.x - across * Math.sin(sample.angle),
    y: sample.y + across * Math.cos(sample.angle),
  };
}
