/** A double click is one step in the history. */
import { expect, open, test } from '../../support/site.ts';

test('a post, a subject and a page that are pressed twice are gone back from in one step', async ({
  page,
}) => {
  await open(page, '/resources/blog');
  for (const [link, arrived] of [
    ['[data-post] a', /\/blog\/.+/],
    ['main nav a:not([aria-current])', /\/blog\?.+/],
    ['footer a[href="/terms"]', /\/terms$/],
  ] as const) {
    await page
      .locator(link)
      .first()
      .evaluate(async (element: HTMLElement) => {
        element.click();
        await new Promise((done) => setTimeout(done, 20));
        element.click();
      });
    await expect(page).toHaveURL(arrived);
    await page.goBack();
    await expect(page).toHaveURL(/\/resources\/blog$/);
    await expect(page.locator('dialog[data-section=post-dialog]')).toHaveCount(0);
  }
});
