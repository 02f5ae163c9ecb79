/** Opens a service's dialog, and finds it. */
import type { Page } from 'playwright/test';
import { expect, open, visit } from '../../../support/site.ts';

export type Service = 'chatbot' | 'phone' | 'automation' | 'website';

export const card = (page: Page, service: Service) =>
  page.locator(`[data-service=${service}]`).getByRole('button');
export const dialog = (page: Page) => page.locator('dialog[data-component=service-dialog]');

/** Waits until a dialog has grown to its full size: until then a click may land outside its clip. */
export async function dialogAtRest(page: Page) {
  await expect(dialog(page)).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('[data-part=frame]')
        .evaluate((frame: HTMLElement) => frame.style.getPropertyValue('--top')),
    )
    .toMatch(/^(-90px)?$/);
}

/** Opens a page and a service's dialog on it; home has the same cards, and more to load. */
export async function openDialog(page: Page, service: Service, path = '/services') {
  await open(page, path);
  await visit(page, 'services');
  await card(page, service).click();
  await dialogAtRest(page);
}
