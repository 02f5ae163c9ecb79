import { expect, open, test } from '../site.ts';
import { ready, type Seen } from './fixture.ts';

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
