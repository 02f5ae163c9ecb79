/** The progress of CSS's cubic-bezier at a fraction of its time, by bisection: its x always rises. */
export function bezier([x1, y1, x2, y2]: readonly [number, number, number, number], time: number): number {
  const at = (one: number, two: number, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}
