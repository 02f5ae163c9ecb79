/** Navigation from page to page. */
import { expect, jump, open, scrollY, test } from '../support/site.ts';
import { walkQuickly } from '../support/walk-quickly.ts';

test('a new page has its title and starts at its top with the focus on its heading; Back restores the position', async ({
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

test('a link to a fragment of another page moves the focus there', async ({ page }) => {
  await open(page, '/solutions');
  await page
    .locator('main')
    .getByRole('link', { name: /Retail/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions/industries#retail');
  const retail = page.locator('#retail');
  await expect(retail).toBeFocused();
  await expect
    .poll(() => retail.evaluate((row) => Math.round(row.getBoundingClientRect().top)))
    .toBeLessThan(100);
  await expect(retail).toBeInViewport();
});
