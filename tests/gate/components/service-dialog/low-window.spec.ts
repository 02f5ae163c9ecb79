/** A laptop's window is lower than some dialogs: they are scrolled from their own top. */
import { expect, open, test } from '../../../support/site.ts';
import { dialog, openDialog } from './dialog.ts';

test.use({ viewport: { width: 1366, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('a dialog that is higher than the window begins within it, and can be scrolled to its end', async ({
  page,
}) => {
  await openDialog(page, 'chatbot');
  const frame = dialog(page).locator('[data-part~=frame]');
  expect((await frame.boundingBox())?.height).toBeGreaterThan(640);
  expect((await frame.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await dialog(page).evaluate((element) =>
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
  );
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeInViewport({ ratio: 1 });

  await open(page, '/resources/blog');
  await page.locator('[data-post] a').nth(2).click();
  const post = page.locator('dialog[data-section=post-dialog]');
  await expect(post.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});
