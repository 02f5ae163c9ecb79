/** What the table of `cases/` does not say of the inner pages' scenes. */
import { expect, open, test } from '../e2e/site.ts';
import { ready, type Seen } from './stage.ts';

test('blog-parallax: the first column stands, and at its lowest the second ends above what follows', async ({
  page,
}) => {
  await open(page, '/resources/blog');
  await ready(page, 'blog-parallax');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const columns = page.locator('[data-scene=blog-parallax] > ul');
  expect(await columns.first().evaluate((column) => getComputedStyle(column).transform)).toBe('none');
  const gap = await page.evaluate(() => {
    (window as unknown as Required<Seen>).__motion.timelines.get('blog-parallax')?.progress(0);
    const column = document.querySelector('[data-part=column]')?.getBoundingClientRect();
    const next = document.querySelector('[data-component=next-page]')?.getBoundingClientRect();
    return (next?.top ?? 0) - (column?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
});

test('market-bars: the values count with the bars, and end as written', async ({ page }) => {
  await open(page, '/solutions/market-size');
  await ready(page, 'market-bars');
  const seen = (p: number) =>
    page.evaluate((progress) => {
      const timeline = (window as unknown as Required<Seen>).__motion.timelines.get('market-bars');
      timeline?.progress(progress);
      return [...document.querySelectorAll('[data-part=value]')].map((value) => value.textContent);
    }, p);
  expect(await seen(0.225)).toEqual(['46.8', '33.0', '2.0', '0.0', '0.00', '0.0']);
  expect(await seen(1)).toEqual(['93.5', '129.2', '178.4', '246.2', '387.45', '550.3']);
});

test('count: figures rise to what is written, once, and a visitor who leaves finds them whole', async ({
  page,
}) => {
  await open(page, '/services/phone-systems');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await ready(page, 'count');
  const figures = page.locator('[data-scene=count] [data-part=figure]');
  await expect(figures).toHaveText(['0', '0']);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(['45', '85']);
});

test('scope-trace: the beam draws the new test from the left', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  await ready(page, 'scope-trace');
  const trace = page.locator('[data-part=trace]');
  const undrawn = () =>
    trace.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--undrawn')));
  expect(await undrawn()).toBe(0);
  // The beginning is read on the page, frame by frame: from here it would be missed.
  await page.evaluate(() => {
    const seen = Object.assign(window, { most: 0 });
    (window as unknown as Required<Seen>).__motion.gsap.ticker.add(() => {
      const part = document.querySelector('[data-part=trace]');
      if (part) seen.most = Math.max(seen.most, Number(getComputedStyle(part).getPropertyValue('--undrawn')));
    });
  });
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { most: number }).most))
    .toBeGreaterThan(0.5);
  await expect.poll(undrawn).toBe(0);
});
