import { expect, open, test } from '../../../support/site.ts';

test('a key of the pad opens its question and takes the reader there', async ({ page }) => {
  await open(page, '/resources/faq');
  await page.getByRole('link', { name: /^4/ }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeFocused();
  await expect(page.locator('details[open]')).toContainText('100,000 messages');
});
