import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the demo chat shows its times, and its field is a preview that takes no focus', async ({ page }) => {
  await open(page, '/services/chatbots');
  await expect(page.locator('[data-section=chatbots] li time')).toHaveText([
    '09:41',
    '09:41',
    '09:42',
    '09:42',
  ]);
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
});
