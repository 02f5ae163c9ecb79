/** Going from page to page. */
import { expect, jump, open, scrollY, test } from '../support/site.ts';
import { walkQuickly } from '../support/walk-quickly.ts';

test('a new page has its title, stands at its top and holds the focus on its heading; Back restores the position', async ({
  page,
}) => {
  await open(page);
  await walkQuickly(page);
  await jump(page, 2600);
  await expect.poll(() => scrollY(page)).toBe(2600);
  await page
    .locator('footer')
    .getByRole('link', { name: 'Solutions' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/solutions');
  await expect(page).toHaveTitle(/Enterprise AI solutions/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await scrollY(page)) - 2600)).toBeLessThanOrEqual(2);
});

test('a slow page change fades no longer than 300 ms, and not at all when still', async ({ page }) => {
  const fades = () =>
    page.evaluate(() =>
      document
        .getElementById('main')
        ?.getAnimations()
        .map((animation) => Number(animation.effect?.getTiming().duration)),
    );
  await open(page, '/terms');
  await page.locator('[data-component=next-page] a').click();
  await expect(page).toHaveURL('/resources/support');
  for (const duration of (await fades()) ?? []) expect(duration).toBeLessThan(300);
  // The next page may come before this one's fade is over.
  await expect.poll(fades).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-component=next-page] a').click();
  await expect(page).toHaveURL('/pricing');
  expect(await fades()).toEqual([]);
});
