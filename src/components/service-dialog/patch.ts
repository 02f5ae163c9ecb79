/** The patch bay's arithmetic: which action each event starts, and how its cable hangs. */
import { cubicPoints } from '../demo/cubic.ts';

/** Plugs event `from` into action `to`; the event that had this action takes the one that became free. */
export function repatch(patch: readonly number[], from: number, to: number): number[] {
  const freed = patch[from];
  return patch.map((action, event) => (event === from ? to : action === to ? (freed ?? action) : action));
}

/**
 * The cable from an event's jack down to an action's, as an SVG path.
 * @param from column of the event, `to` column of the action
 * @param x px of a column's centre
 * @param top px of the upper jacks, `bottom` of the lower
 */
export function cable(
  from: number,
  to: number,
  x: (column: number) => number,
  top: number,
  bottom: number,
): string {
  const x1 = x(from);
  const x2 = x(to);
  // A straight cable hangs a little to one side, so that it is not taken for a rule.
  const bow = from === to ? 52 : 0;
  const sag = (bottom - top) * (from === to ? 0.3 : 0.62);
  return `M${x1} ${top} C${x1 + bow} ${top + sag} ${x2 + bow} ${bottom - sag} ${x2} ${bottom}`;
}

/**
 * Points along that cable for something that travels it, on a bay of five columns.
 * @param width of the bay, px, `height` from the upper jacks to the lower
 * @returns 25 points, px from the bay's upper left corner
 */
export function cablePoints(
  from: number,
  to: number,
  width: number,
  height: number,
): { x: number; y: number }[] {
  const x = (column: number) => ((column + 0.5) / 5) * width;
  const bow = from === to ? 0.052 * width : 0;
  const sag = height * (from === to ? 0.3 : 0.62);
  // The cubic of `cable`.
  return cubicPoints([
    { x: x(from), y: 0 },
    { x: x(from) + bow, y: sag },
    { x: x(to) + bow, y: height - sag },
    { x: x(to), y: height },
  ]);
}
