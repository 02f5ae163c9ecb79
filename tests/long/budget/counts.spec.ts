import { setTimeout as span } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { budgets } from '../../measure/budgets.ts';
import { mainThread } from '../../measure/main-thread.ts';
import { wheel } from '../../measure/scroll.ts';
import { expect, motionReady, open, test, walk } from '../../support/site.ts';

test('home requests few files before the first scroll', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('video')).toHaveAttribute('data-ready');
  console.log(`requests before scrolling: ${requested.length}`);
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(budgets.requests);
});

test('a wheel through home causes few layouts and few style recalculations', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await motionReady(page);
  const { spent, since } = await mainThread(page);
  const before = await spent();
  const thousands = (await wheel(page)) / 1000;
  const { layouts, styles } = await since(before);
  console.log(
    `per 1,000 px: ${(layouts / thousands).toFixed(1)} layouts, ${(styles / thousands).toFixed(1)} styles`,
  );
  expect(layouts / thousands).toBeLessThanOrEqual(budgets.layouts);
  expect(styles / thousands).toBeLessThanOrEqual(budgets.styles);
});

/** Counts from now on every call that paints on a canvas or has a worker paint, and every task longer than 50 ms. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work = { draws: 0, longTasks: 0 };
    Object.assign(window, { work });
    for (const drawing of [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype])
      for (const name of ['clearRect', 'drawImage', 'fill', 'fillRect', 'fillText', 'stroke'] as const) {
        const draw = drawing[name];
        Object.defineProperty(drawing, name, {
          value(this: CanvasDrawImage, ...parts: unknown[]) {
            work.draws += 1;
            return Reflect.apply(draw, this, parts);
          },
        });
      }
    const order = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...parts: unknown[]) {
      work.draws += 1;
      return Reflect.apply(order, this, parts);
    };
    new PerformanceObserver((list) => {
      work.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
}

const workOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { work: { draws: number; longTasks: number } }).work);

test('a page at rest draws on no canvas and has no long task', async ({ page }) => {
  await countWork(page);
  await open(page);
  await motionReady(page);
  await page.getByRole('button', { name: 'Pause the moving parts' }).click();
  await page.mouse.move(5, 890);
  await walk(page);
  const seen = await workOf(page);
  expect(seen.draws, 'the cords were drawn, and counted').toBeGreaterThan(0);
  /** The work of a second, whose span is part of the measurement. */
  const inOneSecond = async () => {
    const before = await workOf(page);
    await span(1000);
    const after = await workOf(page);
    return { draws: after.draws - before.draws, longTasks: after.longTasks - before.longTasks };
  };
  const nothing = { draws: 0, longTasks: 0 };
  await expect.poll(inOneSecond, { timeout: 10_000 }).toEqual(nothing);
  expect(await inOneSecond()).toEqual(nothing);
});
