/** A scene's cost while a wheel goes through it, or while it plays: main thread and frames, at two speeds. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { frames, scrollEnded } from '../support/at-rest.ts';
import { type Case, inView } from '../gate/motion/cases/case.ts';
import { motionOf } from '../gate/motion/fixture.ts';
import { jump, scrollY } from '../support/site.ts';
import type { Cost } from './result.ts';

/** The slowdowns of the processor: none, and a cheap phone's. */
export const SLOWDOWNS = [1, 4];
/** The speed of a hand that goes through a page, px a second. */
const SPEED = 1800;
/** How long a finger rests before it is lifted, ms. */
const REST = 120;
/** The longest wheel, px, and the longest play, s. */
const FARTHEST = 2600;
const LONGEST = 2;

declare global {
  interface Window {
    /** The time of each frame while something is measured. */
    frameTimes?: number[];
  }
}

/** The main thread's own time so far, ms, without the machine's other work. */
async function busy(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const countFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    window.frameTimes = times;
    const frame = (now: number) => {
      if (window.frameTimes !== times) return;
      times.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const framesCounted = (page: Page) =>
  page.evaluate(() => {
    const times = window.frameTimes ?? [];
    delete window.frameTimes;
    return times.slice(1).map((time, index) => Number((time - (times[index] ?? 0)).toFixed(1)));
  });

/** Turns a wheel over the window's middle, or draws a finger over it. */
async function scroll(client: CDPSession, page: Page, distance: number, finger: boolean): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const x = Math.round(width / 2);
  if (!finger) {
    await client.send('Input.synthesizeScrollGesture', {
      x,
      y: Math.round(height / 2),
      yDistance: -Math.round(distance),
      speed: SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    return;
  }
  const [low, high] = [height * 0.8, height * 0.2];
  for (let drawn = 0; drawn < distance; ) {
    const way = Math.min(low - high, distance - drawn);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: low }] });
    const steps = Math.ceil((way / SPEED) * 60);
    const began = Date.now();
    const moves: Promise<unknown>[] = [];
    for (let step = 1; step <= steps; step++) {
      // The answer is not waited for: a hand goes on while the page draws.
      moves.push(
        client.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x, y: low - (way * step) / steps }],
        }),
      );
      await wait(Math.max(0, began + (step * 1000) / 60 - Date.now()));
    }
    await Promise.all(moves);
    // The finger rests before it is lifted: a page that is thrown goes on by itself, each time by another distance.
    await wait(REST);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    drawn += way;
  }
}

/** Plays a scene from its beginning at its own pace, and waits as long as it is measured. */
async function play(page: Page, root: string): Promise<void> {
  const hooks = await motionOf(page).hooks();
  await hooks.evaluate(
    async ({ roots }, [selector, longest]) => {
      const element = document.querySelector(selector);
      const own = element && roots.get(element);
      own?.timeScale(1).restart();
      const seconds = Math.min(longest, own?.duration() ?? 0);
      await new Promise((done) => setTimeout(done, seconds * 1000));
    },
    [root, LONGEST] as const,
  );
}

export async function costOf(one: Case, page: Page, root: string, finger: boolean): Promise<Cost[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs: Cost[] = [];
  for (const slowdown of SLOWDOWNS) {
    const go = await prepare(one, page, root, client, finger);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const [before, top, began] = [await busy(client), await scrollY(page), Date.now()];
    await countFrames(page);
    await go();
    const seconds = (Date.now() - began) / 1000;
    const frames = await framesCounted(page);
    const after = await busy(client);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const scrolled = Math.abs((await scrollY(page)) - top);
    costs.push({ slowdown, busy: Math.round(after - before), seconds, scrolled, frames });
  }
  await client.detach();
  return costs;
}

/** Brings the page to the start of the measurement. @returns the action that is measured */
async function prepare(one: Case, page: Page, root: string, client: CDPSession, finger: boolean) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (one.scrubbed) {
    const { start, end } = await motionOf(page).span(root);
    const from = Math.max(0, start - height / 4);
    await jump(page, from);
    await scrollEnded(page);
    return async () => {
      await scroll(client, page, Math.min(FARTHEST, end + height / 4 - from), finger);
      await scrollEnded(page);
    };
  }
  if (one.point) {
    const point = one.point;
    return async () => {
      for (let step = 0; step <= 60; step++) await point(page, root, step / 60);
    };
  }
  if (!(await page.getByRole('dialog').count())) await inView(page, root);
  await page.mouse.move(width / 2, height / 2);
  await frames(page, 5);
  return async () => {
    await Promise.all([play(page, root), scroll(client, page, height / 5, finger)]);
  };
}
