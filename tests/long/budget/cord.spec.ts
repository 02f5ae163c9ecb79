/** The cost of a frame of the home page's cord. */
import type { TestHooks } from '../../../src/motion/test-hooks.ts';
import { expect, test } from '../../gate/motion/fixture.ts';
import { cordLaidOut } from '../../gate/motion/services-cord.ts';
import { mainThread } from '../../measure/main-thread.ts';
import { frames } from '../../support/at-rest.ts';
import { open } from '../../support/site.ts';

test('a frame of the cord costs under 2 ms of main thread with the processor slowed to a quarter', async ({
  motion,
  page,
}) => {
  await open(page);
  await cordLaidOut(page);
  const { session, spent, since } = await mainThread(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** Draws the cord down in 120 frames, all in one task, and counts the draws on the main thread meanwhile. */
  const run = async ({ ScrollTrigger }: TestHooks) => {
    const own = ScrollTrigger.getAll().find(
      ({ trigger }) => (trigger as HTMLElement)?.dataset.cord === 'services',
    );
    const [run] = ((own as ScrollTrigger).animation as gsap.core.Timeline).getChildren() as gsap.core.Tween[];
    const drawing = run?.targets<{ sway: number }>()[0];
    const seen = { draws: 0 };
    const draw = OffscreenCanvasRenderingContext2D.prototype.drawImage;
    OffscreenCanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
      seen.draws += 1;
      return Reflect.apply(draw, this, args);
    };
    const times: number[] = [];
    for (let frame = 1; frame <= 120; frame++) {
      const before = performance.now();
      own?.animation?.progress(frame / 120);
      if (drawing) drawing.sway = 9 * Math.sin(frame / 3);
      await Promise.resolve();
      times.push(performance.now() - before);
    }
    return { median: times.sort((a, b) => a - b)[60] ?? Number.NaN, ...seen };
  };
  const hooks = await motion.hooks();
  const before = await spent();
  const { median, draws } = await hooks.evaluate(run);
  // These are the frames in which the browser shows the worker's drawings.
  await frames(page, 4);
  const whole = (await since(before)).ms / 120;
  console.log(
    `cord, ms a frame at a quarter of the speed: ${median.toFixed(2)}, with all that follows ${whole.toFixed(2)}`,
  );
  expect(draws, 'on the main thread').toBe(0);
  expect(median).toBeLessThan(2);
  expect(whole, 'with the browser’s own painting').toBeLessThan(6);
});
