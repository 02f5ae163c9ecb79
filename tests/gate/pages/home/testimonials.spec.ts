import { expect, open, test } from '../../../support/site.ts';

test('testimonials: three quotes with five stars each', async ({ page }) => {
  await open(page);
  const quotes = page.locator('[data-section=testimonials] blockquote');
  await expect(quotes).toHaveCount(3);
  await expect(page.getByRole('img', { name: '5 out of 5' })).toHaveCount(3);
  await expect(quotes.first().locator('[data-star]')).toHaveCount(5);
});
