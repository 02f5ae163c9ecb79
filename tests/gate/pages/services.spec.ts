import { expect, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `components/service-dialog/facts.spec.ts` opens them all, too.
test('the services page has four cards that open their dialogs', { tag: '@more' }, async ({ page }) => {
  await open(page, '/services');
  const titles = {
    chatbot: 'AI Chatbot Solution',
    phone: 'Virtual Call Assistant',
    automation: 'AI Automation Platform',
    website: 'AI Website Creation Platform',
  };
  for (const [service, title] of Object.entries(titles)) {
    await page.locator(`[data-service=${service}]`).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
