import { expect, hydrated, test } from '../../support/site.ts';

test('an unknown address answers 404 with a page of its own, a cord and a way home', async ({
  page,
  errors,
}) => {
  const response = await page.goto('/no/such/line', { waitUntil: 'load' });
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toContainText('Wrong');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const cord = page.locator('main [data-drawn]');
  await expect(cord).toBeAttached();
  await expect
    .poll(() => cord.evaluate((element) => element.getBoundingClientRect().height))
    .toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Hang up and go home' }).click();
  await expect(page).toHaveURL('/');
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
});
