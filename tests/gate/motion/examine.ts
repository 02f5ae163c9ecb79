/** Compares a scene or pointer effect with its arithmetic at p = 0, ¼, ½, ¾ and 1 and back again. */
import type { Page, TestInfo } from 'playwright/test';
import { jump } from '../../support/site.ts';
import { DEVIATION } from '../../support/figures.ts';
import type { Case } from './cases/case.ts';
import { expect, motionOf } from './fixture.ts';
import { farthest, type Worst } from './reading.ts';
import { readings } from './readings.ts';
import type { WindowName } from './windows.ts';

const STOPS = [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0];

/** @returns the reading that was farthest off, within its tolerance */
export async function examine(one: Case, page: Page, root: string): Promise<Worst> {
  const motion = motionOf(page);
  let worst: Worst = { error: 0, what: 'all' };
  let read = 0;
  // A page that Back has opened may restore its scroll position after it was scrolled here.
  await expect(async () => {
    await one.arrive(page, root);
    if (one.point) await motion.hooks();
    else await motion.runs(root, 4000);
  }).toPass({ timeout: 20_000 });
  const expectAt = async (
    stop: number,
    timeAt: () => Promise<number>,
    options: { timeout?: number } = {},
  ) => {
    let last = worst;
    await expect
      .poll(
        async () => {
          const time = await timeAt();
          if (Number.isNaN(time)) return 'no scene runs here';
          const all = await readings(one, page, root, time);
          read += all.length;
          last = farthest(all, time);
          return last.error <= 1
            ? 'within its tolerance'
            : `${last.error.toFixed(2)} tolerances off: ${last.what}`;
        },
        { message: `p = ${stop}`, ...options },
      )
      .toBe('within its tolerance');
    if (last.error > worst.error) worst = last;
  };

  // A scrubbed scene is scrolled to each stop that the page can reach; the other stops are sought by hand.
  const sought: number[] = [];
  const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const stop of STOPS) {
    if (!one.scrubbed) {
      sought.push(stop);
      continue;
    }
    await expect(async () => {
      const { start, end } = await motion.span(root);
      const y = Math.round(start + (end - start) * stop);
      if (y < 0 || y > last) return sought.push(stop);
      await jump(page, y);
      const after = await motion.span(root);
      expect(after, 'its trigger stays').toEqual({ start, end });
      await expectAt(stop, async () => (y - start) / (end - start), { timeout: 2000 });
    }).toPass({ timeout: 12_000 });
  }
  // Sought again at each look: a trigger that is refreshed meanwhile moves its scene back to the scroll position.
  for (const stop of sought)
    await expectAt(stop, async () => {
      if (!one.point) return motion.seekRoot(root, stop);
      await one.point(page, root, stop);
      await motion.caughtUp(root);
      return stop;
    });
  // A part that is missing has no readings, so none would be off.
  expect(read, 'readings').toBeGreaterThan(0);
  if (sought.length > 0 && !one.point) await motion.release(root);
  return worst;
}

/** Hands a scene's figure to the table at the end of the run. */
export function report(test: TestInfo, one: Case, window: WindowName, worst: Worst): void {
  const description = JSON.stringify({ scene: one.scene, window, ...worst });
  test.annotations.push({ type: DEVIATION, description });
}
