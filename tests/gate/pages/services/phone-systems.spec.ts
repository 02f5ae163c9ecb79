import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the call menu has four keys, and the pressed one is down', async ({ page }) => {
  await open(page, '/services/phone-systems');
  const keys = page.getByRole('list', { name: 'Main menu' }).getByRole('button');
  await expect(keys).toHaveText([
    /1 Sales Inquiries/,
    /2 Technical\/Customer Support/,
    /3 Knowledge Based Processing/,
    /4 Speak to Representative/,
  ]);
  await keys.nth(3).click();
  await expect(page.locator('[data-section=call-timeline] [aria-pressed=true]')).toHaveText(/4/);
});
