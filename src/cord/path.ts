/** Cord geometry, pure: a smooth curve through points, and a polyline measured along its length. Lengths in px, angles in radians. */

export type Point = { x: number; y: number };

/** A point of the Catmull-Rom spline through p1 and p2 at t, 0 to 1 (uniform form, tension ½). */
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

export type Sample = Point & {
  angle: number;
  /** Distance from the start, px. */
  at: number;
};

/** A straight piece of a polyline. */
export type Piece = {
  a: Point;
  b: Point;
  /** How far along the polyline it begins, px. */
  start: number;
  length: number;
};

/** A polyline measured once, so that nothing is measured when it is drawn. */
export function pieces(line: Point[]): Piece[] {
  let start = 0;
  return line.slice(1).map((b, index) => {
    const a = line[index] ?? b;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    start += length;
    return { a, b, start: start - length, length };
  });
}

/** The length of a polyline, px. */
export function arcLength(path: Piece[]): number {
  return path.reduce((length, piece) => length + piece.length, 0);
}

/** @param share 0 at the piece's start, 1 at its end */
const within = ({ a, b }: Piece, share: number): Point => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
});

/**
 * Points at equal distances along a polyline, each with the direction of travel.
 * @param pitch distance between two samples; the last sample is at or before the end
 */
export function samples(path: Piece[], pitch: number): Sample[] {
  const result: Sample[] = [];
  let next = 0;
  for (const piece of path) {
    const { a, b, start, length } = piece;
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    for (; length > 0 && next <= start + length; next += pitch)
      result.push({ ...within(piece, (next - start) / length), angle, at: next });
  }
  return result;
}

/** The point at a distance along a polyline, clamped to its ends. */
export function pointAt(path: Piece[], at: number): Point {
  const piece = path.find(({ start, length }) => length > 0 && start + length >= at);
  if (!piece) return path.at(-1)?.b ?? CORNER;
  return within(piece, Math.max(0, (at - piece.start) / piece.length));
}

/**
 * How far along a polyline one gets without going below a height: the length to its first point below `y`.
 * It only grows with `y`, so that a cord that has to climb again waits and never runs back.
 */
export function lengthAtY(path: Piece[], y: number): number {
  const [first] = path;
  if (!first || first.a.y > y) return 0;
  const below = path.find(({ b }) => b.y > y);
  if (!below) return arcLength(path);
  const { a, b, start, length } = below;
  return start + (length * (y - a.y)) / (b.y - a.y);
}

/**
 * A sample of a cord that sways: moved across its path, most in the middle of the free part and not at all at its ends
 * (the arc of sin², which leaves and arrives without a corner).
 * @param length how much of the cord there is, px; what sways are its last `free` px, or all of it
 * @param by px at the middle
 */
export function swayed(sample: Sample, length: number, by: number, free: number): Sample {
  const share = (length - sample.at) / Math.min(length, free);
  if (share >= 1) return sample;
  const across = by * Math.sin(Math.PI * share) ** 2;
  return {
    ...sample,
    x: sample.x - across * Math.sin(sample.angle),
    y: sample.y + across * Math.cos(sample.angle),
  };
}
