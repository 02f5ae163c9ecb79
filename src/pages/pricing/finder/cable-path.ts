/** How a line's cable hangs: from the outlet over the rows down to the plug. In px, its y in rows; row 0 is the first. */

/** A row's height in the drawing, px at the usual text size. */
export const ROW = 48;
/** The cable's start at the outlet and its end at the plug, px from the left. */
const OUTLET = 12;
const PLUG = 24;

/** How far below the outlet the middle of a row is, px. Above the first row is room for a plug that is in none. */
export const depthOf = (row: number): number => (row + 1.5) * ROW;

/** The cable to a row, as an SVG path: it bows to the left and meets the plug level. */
export function cablePath(row: number): string {
  const depth = depthOf(row);
  return `M${OUTLET} 0C${OUTLET + 3} ${depth * 0.55} ${OUTLET - 26} ${depth} ${PLUG} ${depth}`;
}

/** The cable of a row that has one of its own: down beside the others, and off to its plug. */
export function branchPath(row: number): string {
  const depth = depthOf(row);
  return `M${OUTLET} 0V${depth - 16}Q${OUTLET} ${depth} ${PLUG} ${depth}`;
}

/** The stretch by which the cable to one row reaches another. */
export const stretchBetween = (other: number, row: number): number => depthOf(other) / depthOf(row);
