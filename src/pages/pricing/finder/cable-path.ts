/** How a line's cable hangs, in px: from the outlet above the rows down to the plug. Row 0 is the first. */

/** A row's height in the drawing, px at the usual text size. */
export const ROW = 48;
/** The cable's start at the outlet and its end at the plug, px from the left. */
const OUTLET = 12;
const PLUG = 24;

/** Depth of a row's middle below the outlet, px. The space above the first row holds an unplugged plug. */
export const depthOf = (row: number): number => (row + 1.5) * ROW;

/** The cable to a row, as an SVG path: it bows to the left and meets the plug level. */
export function cablePath(row: number): string {
  const depth = depthOf(row);
  return `M${OUTLET} 0C${OUTLET + 3} ${depth * 0.55} ${OUTLET - 26} ${depth} ${PLUG} ${depth}`;
}

/** The cable of a row that has its own: down beside the others, then off to its plug. */
export function branchPath(row: number): string {
  const depth = depthOf(row);
  return `M${OUTLET} 0V${depth - 16}Q${OUTLET} ${depth} ${PLUG} ${depth}`;
}

/** The vertical scale at which the cable to `row` reaches `other`. */
export const stretchBetween = (other: number, row: number): number => depthOf(other) / depthOf(row);
