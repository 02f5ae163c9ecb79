/** Every fault of the list by itself, and some that need steps of their own. */
import { faults } from './faults.ts';
import { expectOneFault, failures, expectReadable, traffic } from '../../support/fault.ts';
import { expect, hydrated, jump, open, test } from '../../support/site.ts';

for (const fault of faults)
  test(`a page can be read and left although ${fault.name}`, ({ page, errors }) =>
    expectOneFault(page, errors, fault));

test('a page can be read before scripts that come ten seconds late, and is hydrated then', async ({
  page,
}) => {
  const { documents } = traffic(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 10_000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expectReadable(page);
  const heading = await page.locator('h1').elementHandle();
  await hydrated(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await page.locator('footer a[href="/terms"]').click();
  await expect(page).toHaveTitle(/Terms/, { timeout: 15_000 });
  expect(documents()).toBe(1);
});

test('a visitor who goes offline keeps the page, and is told that the next one fails', async ({
  page,
  errors,
}) => {
  await open(page);
  const { documents } = traffic(page);
  await page.context().setOffline(true);
  await expectReadable(page);
  // The bar is there at the top.
  await jump(page, 0);
  await page.getByRole('button', { name: /dark theme/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.locator('footer a[href="/terms"]').click();
  await expect(failures(page)).toHaveCount(1);
  await page.locator('header > a[href="/"]').click();
  await expect(page.locator('[data-section=hero] h1')).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page).toHaveTitle(/Privacy/);
  expect(documents()).toBe(0);
  errors.splice(0);
});
