import { frames, scrollEnded } from '../../support/at-rest.ts';
import { expect, open, scrollY, test } from '../../support/site.ts';

test('a page leaves its scroll position to the browser in the back-forward cache, and restores it itself afterwards', async ({
  page,
}) => {
  await open(page);
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  const event = (name: string) =>
    page.evaluate((type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
  await expect.poll(restoration).toBe('manual');
  await event('pagehide');
  expect(await restoration()).toBe('auto');
  await event('pageshow');
  expect(await restoration()).toBe('manual');
});

test('Back restores the scroll position although the page was still being laid out', async ({ page }) => {
  // The browser is never idle, so the sections further down stay without a layout.
  await page.addInitScript(() =>
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} }),
  );
  await open(page);
  const follow = (name: string) =>
    page.locator('header').getByRole('link', { name, exact: true }).dispatchEvent('click');
  await follow('Services');
  await expect(page.locator('[data-component=next-page]')).toBeAttached();
  expect(await page.locator('html').getAttribute('data-first-paint')).not.toBeNull();
  await page.evaluate(() => scrollTo(0, 1500));
  await scrollEnded(page);
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(900);
  await follow('Pricing');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page.locator('[data-component=next-page]')).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(place);
  await frames(page, 30);
  expect(await scrollY(page)).toBe(place);
});
