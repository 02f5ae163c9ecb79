/** The walk by Tab as tests: through every page, every dialog and every menu. */
import type { Page } from 'playwright/test';
import { posts } from '../../src/content/posts.ts';
import { routes } from '../../src/content/routes.ts';
import { openDialog } from '../gate/components/service-dialog/dialog.ts';
import { expect, open, test } from './site.ts';
import { expectedStops, walkByTab } from './tab-walk.ts';

/** There, which reaches everything that is a control, and back by the same stops. */
async function thereAndBack(page: Page, what: string, within = 'body') {
  const expected = await expectedStops(page, within);
  if (within !== 'body') {
    // A dialog has the focus already, without a ring where it was opened with the mouse.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
  }
  const there = await walkByTab(page);
  expect.soft(there, what).toEqual({ stops: expected, faults: [] });
  const back = await walkByTab(page, true);
  expect.soft(back, `${what}, back`).toEqual({ stops: there.stops.toReversed(), faults: [] });
}

export function everyPage(paths: readonly string[] = routes.map(({ path }) => path)) {
  for (const path of paths)
    test(`${path} by Tab`, async ({ page }) => {
      test.slow();
      await open(page, path);
      await thereAndBack(page, path);
    });
}

export function aDialog(service: 'chatbot' | 'phone' | 'automation' | 'website') {
  test(`the ${service}’s dialog by Tab`, async ({ page }) => {
    await openDialog(page, service);
    await thereAndBack(page, service, 'dialog[open]');
  });
}

export function everyDialog() {
  for (const service of ['chatbot', 'phone', 'automation', 'website'] as const) aDialog(service);

  test('an open post by Tab', async ({ page }) => {
    await open(page, `/resources/blog/${posts[0]?.slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await thereAndBack(page, 'a post', 'dialog[open]');
  });
  theMenus();
}

export function theMenus() {
  test('the bar’s menus by Tab', async ({ page }) => {
    await open(page, '/terms');
    for (const button of await page.locator('header button[aria-controls]:visible').all()) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
      for (const link of await panel.getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
}
