/** The connections from events to actions in the automation demo, and how their cables hang. */
import { type Cubic, cubicPoints } from '../cable/cubic.ts';

/** Connects event `from` to action `to`; the event that had this action takes the one that became free. */
export function reconnect(actions: readonly number[], from: number, to: number): number[] {
  const freed = actions[from];
  return actions.map((action, event) => (event === from ? to : action === to ? (freed ?? action) : action));
}

/**
 * The cable from an event's jack down to an action's, in a bay of five columns. A straight one hangs a little
 * to one side, so that it does not look like a ruled line.
 * @param from column of the event, `to` column of the action
 * @param width of the bay, `height` from the upper jacks to the lower, in the drawing's unit or in px
 */
export function cableCurve(from: number, to: number, width: number, height: number): Cubic {
  const x = (column: number) => ((column + 0.5) / 5) * width;
  const bow = from === to ? 0.052 * width : 0;
  const sag = height * (from === to ? 0.3 : 0.62);
  return [
    { x: x(from), y: 0 },
    { x: x(from) + bow, y: sag },
    { x: x(to) + bow, y: height - sag },
    { x: x(to), y: height },
  ];
}

/** Points along that cable for something that travels it: 25, in px from the bay's upper left corner. */
export const cablePoints = (from: number, to: number, width: number, height: number) =>
  cubicPoints(cableCurve(from, to, width, height));
