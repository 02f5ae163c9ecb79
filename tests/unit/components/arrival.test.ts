/** A composited animation keeps to GSAP's own curve. */
import { expect, test } from 'vitest';
import { arrival, exponentialOut } from '../../../src/components/reveal/arrival.ts';
import { gsap } from '../../../src/motion/gsap.ts';
import { bezier } from '../../support/bezier.ts';

test('the arrival’s Bézier stays within a hundredth of expo.out, and ends where expo.out has a hundredth left', () => {
  const expo = gsap.parseEase('expo.out');
  const [, , moving] = arrival(
    { from: { opacity: 0 }, to: { opacity: 1 } },
    { wait: 0, duration: 1, whole: exponentialOut(1) },
  );
  const points = moving?.easing?.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(points).toHaveLength(4);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points;
  for (let progress = 0; progress <= 1; progress += 0.01)
    expect(
      Math.abs(bezier([x1, y1, x2, y2], progress) - expo(progress * exponentialOut(1))),
      `at ${progress}`,
    ).toBeLessThan(0.01);
});
