/** Cord geometry, pure: a polyline measured along its length. All lengths in px, angles in radians. */
import type { Point } from './curve.ts';

export type Sample = Point & { angle: number /** Distance from the start. */; at: number };

const CORNER: Point = { x: 0, y: 0 };

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
