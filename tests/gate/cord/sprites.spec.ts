import { expect, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a refused sprite leaves the page without cords and a warning in the console, and the next page requests it again', async ({
  page,
  errors,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/coil-*.webp', (route) => route.fulfill({ status: 503, body: 'later' }));
  await open(page, '/terms');
  await expect.poll(() => warnings.filter((text) => text.includes('cord'))).toHaveLength(1);
  await expect(page.locator('[data-cord]')).toHaveCount(2);
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.unroute('**/coil-*.webp');
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('[data-drawn]')).toHaveCount(2);
  expect(warnings.filter((text) => text.includes('cord'))).toHaveLength(1);
  // The browser's own line about the refused request.
  errors.splice(0);
});
