/** GSAP's ticker sleeps while nothing plays, and wakes for a new tween. */
import { expect, test, vi } from 'vitest';
import { gsap } from '../../../src/motion/gsap.ts';

/** GSAP first checks after 120 frames. */
const PATIENCE = { timeout: 30_000 };

/** Resolves once the ticker has stopped. */
async function asleep(): Promise<void> {
  await vi.waitFor(async () => {
    const { frame } = gsap.ticker;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(gsap.ticker.frame).toBe(frame);
  }, PATIENCE);
}

test('a tween that is created while the ticker sleeps is played', async () => {
  const target = { x: 0 };
  gsap.to(target, { x: 1, duration: 0.03 }).play();
  await vi.waitFor(() => expect(target.x).toBe(1), PATIENCE);
  await asleep();
  gsap.to(target, { x: 2, duration: 0.03 });
  await vi.waitFor(() => expect(target.x).toBe(2), PATIENCE);
  await asleep();
});
