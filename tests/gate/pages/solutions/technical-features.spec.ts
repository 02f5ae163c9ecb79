import type { Locator } from 'playwright/test';
import { resize } from '../../../support/at-rest.ts';
import { expect, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the levers are tabs that work by click, arrows, Home and End, with Performance first', async ({
  page,
}) => {
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
  // A link stands between the tabs and the panel.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await expect(page.locator('[role=tabpanel][hidden][tabindex]')).toHaveCount(0);
});

test('a search in the page, or an address, opens the test with its words', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  const panel = page.getByRole('tabpanel');
  const closed = page.locator('#test-integration');
  // The browser's own search looks into elements that are hidden this way, and has them opened as a fragment does.
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

test('each test is level with the trace on a desktop, and the trace begins in its jack in every window', async ({
  page,
}) => {
  await open(page, '/solutions/technical-features');
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  const screen = page.locator('[data-scene=scope-trace] > :first-child');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(Math.abs((await top(page.getByRole('tabpanel'))) - (await top(screen)))).toBeLessThan(2);
  }
  await page.getByRole('tab').first().click();
  for (const width of [320, 390, 700, 1100, 1440]) {
    await resize(page, width, 800);
    const apart = await screen.evaluate((element) => {
      const path = element.querySelector<SVGPathElement>('[data-part=trace] path');
      const begin = path?.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined);
      const jack = element.querySelector('[data-jack=scope]')?.getBoundingClientRect() ?? new DOMRect();
      return Math.hypot(
        (begin?.x ?? Number.NaN) - (jack.x + jack.width / 2),
        (begin?.y ?? Number.NaN) - (jack.y + jack.height / 2),
      );
    });
    expect(apart, `${width} px`).toBeLessThan(3);
  }
});
