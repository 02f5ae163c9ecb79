import { expect, open, test } from '../site.ts';

test('a badly written fragment is a place that does not exist, no more', async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => {
    location.hash = '#%E0%A4%A';
  });
  await expect(page).toHaveURL('/pricing#%E0%A4%A');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});

test('a page that the browser’s cache gives back restores scroll positions by itself again', async ({
  page,
}) => {
  await open(page);
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  const event = (name: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  expect(await restoration()).toBe('manual');
  await event('pagehide');
  expect(await restoration()).toBe('auto');
  await event('pageshow');
  expect(await restoration()).toBe('manual');
});

test('a first page whose chunk is slow stands as it was prerendered until it comes', async ({ page }) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/pricing-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A module that never comes keeps back the page's `load`.
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  for (let seconds = 0; seconds < 12; seconds += 1) await page.clock.runFor(1000);
  await expect(page.locator('h1')).toBeVisible();
  release();
  await page.clock.resume();
  await page.getByRole('button', { name: 'FR, switch to French' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
