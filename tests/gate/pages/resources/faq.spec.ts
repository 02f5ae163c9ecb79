import { closeTab, expect, open, test } from '../../../support/site.ts';

test('a key of the pad opens its question and moves the focus there', async ({ page }) => {
  await open(page, '/resources/faq');
  await page.getByRole('link', { name: /^4/ }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.locator('details[open]')).toContainText('100,000 messages');
  await expect(page.locator('details[open] summary')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('details[open] p').first()).toBeInViewport();
});

test('a key is a link: its address opens the question, and Ctrl opens a tab of its own', async ({
  page,
  context,
}) => {
  await open(page, '/resources/faq#faq-3');
  await expect(page.locator('details[open]').filter({ has: page.locator('#faq-3') })).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeInViewport({ ratio: 1 });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^5/ }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/resources/faq#faq-5');
  await expect(page.locator('details[open]').filter({ has: page.locator('#faq-3') })).toHaveCount(1);
  await closeTab(tab, page);
  await page.locator('footer a[href="/terms"]').click();
  await expect(page).toHaveTitle(/Terms/);
  await page.goBack();
  await expect(page.locator('details[open]').filter({ has: page.locator('#faq-3') })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a key opens its question', async ({ page }) => {
    await page.goto('/resources/faq');
    await page.getByRole('link', { name: /^4/ }).click();
    await expect(page.locator('details[open]').filter({ has: page.locator('#faq-4') })).toHaveCount(1);
    await expect(page.locator('details[open] summary')).toBeInViewport({ ratio: 1 });
  });
});

test('the ring in the grid of hours goes on to the next hour with the clock', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 25, 9, 55) });
  await open(page, '/resources/faq');
  const ringed = () =>
    page
      .locator('[data-section=hours] i')
      .evaluateAll((all) => all.findIndex((lamp) => lamp.hasAttribute('data-now')));
  // The third day's tenth hour: a Wednesday.
  await expect.poll(ringed).toBe(2 * 24 + 9);
  await page.clock.runFor('06:00');
  await expect.poll(ringed).toBe(2 * 24 + 10);
});
