import { brotliCompressSync } from 'node:zlib';
import { budgets } from './budgets.ts';
import { expect, jump, motionReady, open, sizes, test, walk } from './site.ts';

test('the first load of the home page keeps within its weights', async ({ page }) => {
  const weights = { js: 0, css: 0, fonts: 0, images: 0, other: [] as string[] };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    pending.push(
      response.body().then(
        (body) => {
          if (pathname.endsWith('.js')) weights.js += brotliCompressSync(body).length;
          else if (pathname.endsWith('.css')) weights.css += brotliCompressSync(body).length;
          else if (pathname.endsWith('.woff2')) weights.fonts += body.length;
          else if (/\.(avif|webp|svg)$/.test(pathname)) weights.images += body.length;
          if (/\.fr-/.test(pathname) || /night|blog\//.test(pathname)) weights.other.push(pathname);
        },
        () => {},
      ),
    );
  });
  await open(page);
  await page.waitForTimeout(2500);
  await Promise.all(pending);
  console.log(`first load, bytes: ${JSON.stringify(weights)}`);
  expect(weights.js).toBeLessThanOrEqual(budgets.js);
  expect(weights.css).toBeLessThanOrEqual(budgets.css);
  expect(weights.fonts).toBeLessThanOrEqual(budgets.fonts);
  expect(weights.images).toBeLessThanOrEqual(budgets.images);
  expect(weights.other).toEqual([]);
});

for (const [name, size] of Object.entries(sizes))
  test.describe(name, () => {
    test.use(size);
    test('layout shift is 0.00 on load and over the whole scroll', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
            (window as unknown as { shifts: unknown[] }).shifts.push([
              value,
              ...sources.map(({ node }) => node?.className),
            ]);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      await motionReady(page);
      await page.waitForTimeout(1500);
      await walk(page);
      await jump(page, 0);
      await page.waitForTimeout(600);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: [number][] }).shifts);
      const total = shifts.reduce((sum, [value]) => sum + value, 0);
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.005);
    });
  });

test('the largest paint needs no JavaScript', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 1e9)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  expect(time).toBeLessThan(1400);
});

test('at rest the page costs at most a millisecond of main thread a second', async ({ page }) => {
  await open(page);
  await motionReady(page);
  await page.getByRole('button', { name: 'Pause the moving parts' }).click();
  await page.mouse.move(5, 890);
  await walk(page);
  await page.waitForTimeout(5000);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  // Five windows of two seconds: the browser's own housekeeping falls into one or two of them, a loop into all.
  const windows: number[] = [];
  for (let i = 0; i < 5; i++) {
    const before = await busy();
    await page.waitForTimeout(2000);
    windows.push(((await busy()) - before) / 2);
  }
  const perSecond = windows.sort((a, b) => a - b)[2] ?? Number.NaN;
  console.log(`at rest, ms of main thread a second: ${perSecond.toFixed(2)}`);
  expect(perSecond).toBeLessThanOrEqual(budgets.restMs);
});
