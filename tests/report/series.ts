/** Prepares measured values for drawing: lines without needless points, and some of many parts alike. */
import type { Point, Series } from './result.ts';

/** A point is left out if it is no farther from the drawn line than this fraction of the line's height. */
const UNSEEN = 1 / 1000;

/** A line without the points that lie straight between those that are kept. */
export function straightened(line: Point[]): Point[] {
  const values = line.map(([, y]) => y);
  const near = UNSEEN * (Math.max(...values) - Math.min(...values));
  const kept: Point[] = [];
  let skipped: Point[] = [];
  for (const [index, point] of line.entries()) {
    const [before, after] = [kept.at(-1), line[index + 1]];
    skipped.push(point);
    const straight =
      before &&
      after &&
      skipped.every(([x, y]) => {
        const between = before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0] || 1);
        return Math.abs(between - y) <= near;
      });
    if (straight) continue;
    kept.push(point);
    skipped = [];
  }
  return kept;
}

/** The number of lines that can be told apart in a plot. */
const MOST = 12;

/** The largest distance of a property's dots from its line. */
function farOff({ line, there, back }: Series): number {
  const wanted = (x: number) => {
    const after = line.findIndex(([at]) => at >= x);
    const [from, to] = [line[Math.max(0, after - 1)], line[after]];
    if (!from || !to) return line.at(-1)?.[1] ?? 0;
    return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1);
  };
  return Math.max(0, ...[...there, ...back].map(([x, y]) => Math.abs(y - wanted(x))));
}

/** Some of many parts alike, from first to last, and the one that is farthest off. */
export function someOf(alike: Series[]): Series[] {
  if (alike.length <= MOST) return alike;
  const farthest = alike.toSorted((a, b) => farOff(b) - farOff(a))[0];
  const step = Math.ceil(alike.length / (MOST - 1));
  return alike.filter((series, index) => index % step === 0 || series === farthest);
}
