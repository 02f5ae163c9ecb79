/** A composited movement keeps to GSAP's own curve. */
import { expect, test } from 'vitest';
import { arrival, exponentialOut } from '../../../src/motion/composited.ts';
import { gsap } from '../../../src/motion/gsap.ts';

/** How far along its way CSS's cubic-bezier is at a share of its time, by bisection: its x rises all the way. */
function bezier([x1, y1, x2, y2]: number[], time: number): number {
  const at = (one = 0, two = 0, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}

test('what arrives keeps to expo.out to within a hundredth, and is over when as little is left of it', () => {
  const expo = gsap.parseEase('expo.out');
  const [, , moving] = arrival(
    { from: { opacity: 0 }, to: { opacity: 1 } },
    { wait: 0, duration: 1, whole: exponentialOut(1) },
  );
  const points = moving?.easing?.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(points).toHaveLength(4);
  for (let share = 0; share <= 1; share += 0.01)
    expect(Math.abs(bezier(points, share) - expo(share * exponentialOut(1))), `at ${share}`).toBeLessThan(
      0.01,
    );
});
