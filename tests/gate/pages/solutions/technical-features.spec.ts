import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the levers are tabs: Performance first, by click, arrows, Home and End', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Performance', 'Security', 'Integration']);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Performance');
  await tabs.nth(1).click();
  await expect(panel).toHaveAccessibleName('Security');
  await expect(page).toHaveURL('/solutions/technical-features?test=security');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(panel).toHaveAccessibleName('Integration');
  await page.keyboard.press('ArrowRight');
  await expect(panel).toHaveAccessibleName('Performance');
  await page.keyboard.press('End');
  await expect(panel).toHaveAccessibleName('Integration');
  await page.keyboard.press('Home');
  await expect(tabs.nth(0)).toBeFocused();
  await expect(panel).toHaveAccessibleName('Performance');
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  // Over the link that stands between them.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await expect(page.locator('[role=tabpanel][hidden][tabindex]')).toHaveCount(0);
});

test('a search in the page, or an address, opens the test whose words it meets', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  const panel = page.getByRole('tabpanel');
  const closed = page.locator('#test-integration');
  // To what is hidden so, the browser's own search leads, and asks for it to be opened as a fragment does.
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  expect(await closed.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
  await page.evaluate(() => location.assign('#test-integration'));
  await expect(panel).toHaveAccessibleName('Integration');
  await expect(panel).toHaveCount(1);
  await expect(page.locator('#test-performance')).toHaveAttribute('hidden', 'until-found');
  await page.getByRole('tab').nth(0).click();
  await expect(panel).toHaveAccessibleName('Performance');
  await expect(closed).toHaveAttribute('hidden', 'until-found');
});
