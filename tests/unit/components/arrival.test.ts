/** A composited movement keeps to GSAP's own curve. */
import { expect, test } from 'vitest';
import { arrival, exponentialOut } from '../../../src/components/reveal/arrival.ts';
import { gsap } from '../../../src/motion/gsap.ts';
import { bezier } from '../../support/bezier.ts';

test('what arrives keeps to expo.out to within a hundredth, and is over when as little is left of it', () => {
  const expo = gsap.parseEase('expo.out');
  const [, , moving] = arrival(
    { from: { opacity: 0 }, to: { opacity: 1 } },
    { wait: 0, duration: 1, whole: exponentialOut(1) },
  );
  const points = moving?.easing?.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(points).toHaveLength(4);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  for (let share = 0; share <= 1; share += 0.01)
    expect(
      Math.abs(bezier([x1, y1, x2, y2], share) - expo(share * exponentialOut(1))),
      `at ${share}`,
    ).toBeLessThan(0.01);
});
