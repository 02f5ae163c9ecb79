/** A double click is one step in the history, and one press. */
import { open } from '../../support/site.ts';
import { expect, test } from '../motion/fixture.ts';

test('a double click on a post, a category or a page is undone by one step back', async ({ page }) => {
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

test('a double click on Close does not open the post beneath it', async ({ motion, page }) => {
  await open(page, '/resources/blog');
  const dialog = page.locator('dialog[data-section=post-dialog]');
  const first = page.locator('[data-post] h3 a').first();
  await first.dispatchEvent('click');
  const close = dialog.getByRole('button', { name: 'Close' });
  const dialogOpened = () =>
    expect.poll(async () => (await motion.timeline('post-dialog'))?.progress).toBe(1);
  await dialogOpened();
  const box = await close.boundingBox();
  if (!box) throw new Error('no Close');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A post's link is moved beneath Close.
  const beneath = page.locator('[data-post="one-raised-tile"] a');
  await beneath.evaluate(
    (element, at) => scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' }),
    y - 10,
  );
  const under = () =>
    page.evaluate((at) => document.elementFromPoint(...at)?.closest('a, button')?.textContent, [
      x,
      y,
    ] as const);
  expect(await under()).toBe(await beneath.textContent());
  await first.dispatchEvent('click');
  await dialogOpened();
  expect(await under()).toMatch(/^Close/);
  await page.mouse.dblclick(x, y);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/resources/blog');
  // A deliberate press opens the post.
  await page.mouse.click(x, y);
  await expect(dialog).toBeVisible();
});
