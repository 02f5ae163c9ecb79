/** A press on a slow connection shows that it was heard. */
import type { Page } from 'playwright/test';
import { expect, hold, hydrated, open, test } from '../../support/site.ts';

const opacity = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

const LINK = 'footer a[href="/terms"]';
const NAME = '[data-component=header] > a';

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(motion, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('its link and the name in the bar fade while a page is loading', async ({ page }) => {
      const arrive = await hold(page, '**/assets/terms-*.js');
      await open(page, '/privacy');
      await hydrated(page);
      await page.locator(LINK).click();
      await expect.poll(() => opacity(page, LINK)).toBeLessThan(0.8);
      await expect.poll(() => opacity(page, NAME)).toBeLessThan(0.8);
      arrive();
      await expect(page.locator('[data-section=terms]')).toBeVisible();
      expect(await opacity(page, NAME)).toBe(1);
    });
  });
