import { expect, switchToFrench, open, test } from '../../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an estimate says so: calls are “about”, a month of them has no “/month”, and the note stays beside a custom line', async ({
  page,
}) => {
  await open(page, '/pricing?conversations=6000&calls=450');
  const finder = page.locator('[data-section=finder]');
  const little = finder.locator('[data-tier=little]');
  await expect(little).toContainText('about 450');
  await expect(little).not.toContainText('up to');
  const calls = finder.locator('[data-part=line-price][data-group=phone-systems]');
  await expect(calls).toContainText('a month');
  await expect(calls).not.toContainText('/month');
  await expect(finder).toContainText('Not in this sum, to be priced with you: Chatbots.');
  await expect(finder).toContainText('In dollars. The phone’s part is an estimate');
  await switchToFrench(page);
  await expect(little).toContainText('environ 450');
  await expect(finder).toContainText('La part du téléphone est une estimation');
});
