/** The positions of the jacks and the curves of the cables, in the cable diagram's own units. Pure. */
import { type Cubic, cubicPath, cubicPoints } from '../../../components/cable/cubic.ts';
import type { DiagramJack } from './content.ts';

export type DiagramShape = 'wide' | 'tall';

/**
 * The diagram's size: four bays of 4 × 3 jacks side by side, or, on a phone, of 4 × 2 one above the other.
 */
export const diagrams = {
  wide: { width: 1376, height: 230, columns: 4, rows: 3 },
  tall: { width: 340, height: 1120, columns: 4, rows: 2 },
};

/** The height of one bay of the tall diagram, its words included. */
const TALL_BAY = 280;

/** A jack's centre. On the tall diagram the third row falls on the second. */
export function jackPoint([bay, column, row]: DiagramJack, shape: DiagramShape): { x: number; y: number } {
  if (shape === 'wide') return { x: bay * 344 + 61 + column * 74, y: 40 + row * 76 };
  return { x: 41 + column * 86, y: bay * TALL_BAY + 40 + Math.min(row, 1) * 70 };
}

/** The cubic of a hanging cable between two jacks: the farther apart they are, the more it sags. */
function cubic(from: DiagramJack, to: DiagramJack, shape: DiagramShape): Cubic {
  const a = jackPoint(from, shape);
  const b = jackPoint(to, shape);
  const sag = shape === 'wide' ? 44 + Math.abs(b.x - a.x) * 0.16 : 34;
  const low = Math.round(Math.max(a.y, b.y) + sag);
  const reach = (b.x - a.x) * 0.18;
  return [a, { x: Math.round(a.x + reach), y: low }, { x: Math.round(b.x - reach), y: low }, b];
}

/** A cable's path, for SVG. */
export const cablePath = (from: DiagramJack, to: DiagramJack, shape: DiagramShape): string =>
  cubicPath(cubic(from, to, shape));

/** A cable's end. Upright bays have words between them, so a cable stays in its bay. */
export const cableEnd = (from: DiagramJack, to: DiagramJack, shape: DiagramShape): DiagramJack =>
  shape === 'wide' ? to : [from[0], to[1], to[2]];

/**
 * Samples a cable for something that travels along it.
 * @param scale px of the page for a unit of the diagram
 * @returns 25 points, px from the diagram's upper left corner
 */
export function cablePoints(from: DiagramJack, to: DiagramJack, shape: DiagramShape, scale: number) {
  const points = cubicPoints(cubic(from, cableEnd(from, to, shape), shape));
  return points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
}
