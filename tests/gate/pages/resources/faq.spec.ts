import { expect, open, test } from '../../../support/site.ts';

test('a key of the pad opens its question and takes the reader there', async ({ page }) => {
  await open(page, '/resources/faq');
  await page.getByRole('link', { name: /^4/ }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.locator('details[open]')).toContainText('100,000 messages');
  await expect(page.locator('details[open] summary')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('details[open] p').first()).toBeInViewport();
});

test('a key is a link: its address opens the question, and with Ctrl a tab of its own', async ({
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
  await tab.close();
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
