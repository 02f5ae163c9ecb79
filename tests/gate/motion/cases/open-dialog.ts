import type { Page } from 'playwright/test';
import { expect } from '../../../support/site.ts';

/** Closes the open dialog, if there is one, and opens a service's. */
export const dialog = (service: string) => async (page: Page) => {
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .locator(`[data-service=${service}] button`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
};
