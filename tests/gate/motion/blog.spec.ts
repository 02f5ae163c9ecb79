import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('blog-parallax: the first column stands, and at its lowest the second ends above what follows', async ({
  motion,
  page,
}) => {
  await open(page, '/resources/blog');
  await motion.ready('blog-parallax');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const columns = page.locator('[data-scene=blog-parallax] > div');
  expect(await columns.first().evaluate((column) => getComputedStyle(column).transform)).toBe('none');
  await motion.seek('blog-parallax', 0);
  const gap = await page.evaluate(() => {
    const column = document.querySelector('[data-part=column]')?.getBoundingClientRect();
    const next = document.querySelector('[data-component=next-page]')?.getBoundingClientRect();
    return (next?.top ?? 0) - (column?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
});
