/** The blog keeps the visitor's place: over a reload, and under a post that Forward opens. */
import { expect, hydrated, jump, open, scrollY, test } from '../../../support/site.ts';

const BLOG = '/resources/blog';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a filtered grid that is reloaded at its foot stays there', async ({ page }) => {
  await open(page, `${BLOG}?category=crypto`);
  await expect(page.locator('[data-category=crypto][href]')).toHaveAttribute('aria-current', 'true');
  await jump(page, 1e6);
  const foot = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(foot).toBeLessThanOrEqual(1);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[data-category=crypto][href]')).toHaveAttribute('aria-current', 'true');
  expect(await scrollY(page)).toBeGreaterThan(0);
  await expect.poll(foot).toBeLessThanOrEqual(1);
});

test('Forward to a post leaves the grid beneath it where it is, and so does closing it', async ({ page }) => {
  await open(page, BLOG);
  await jump(page, 500);
  await page.locator('[data-post]').nth(4).locator('a').click();
  await expect(page.locator('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog')).toHaveCount(0);
  await jump(page, 1500);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(page.locator('dialog')).toBeVisible();
  expect(await scrollY(page)).toBe(1500);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(BLOG);
  expect(await scrollY(page)).toBe(1500);
});
