import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a jack connects its industry by click and by arrows, and all six are listed below', async ({
  page,
}) => {
  await open(page, '/solutions/industries');
  const jacks = page.getByRole('radio');
  await expect(jacks).toHaveCount(6);
  const card = page.locator('[data-section=industries]').getByRole('status');
  await jacks.nth(1).check();
  await expect(card).toContainText('Retail');
  await page.keyboard.press('ArrowRight');
  await expect(card).toContainText('Healthcare');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(page.locator('[data-section=industry-list] h3')).toHaveText([
    'Enterprise',
    'Retail',
    'Healthcare',
    'Finance',
    'Manufacturing',
    'Professional Services',
  ]);
});
