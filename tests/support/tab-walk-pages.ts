/** Tests that walk by Tab through every page, every dialog and every menu. */
import type { Page } from 'playwright/test';
import { posts } from '../../src/content/posts.ts';
import { routes } from '../../src/content/routes.ts';
import { openDialog } from '../gate/components/service-dialog/dialog.ts';
import { expect, open, test } from './site.ts';
import { expectedStops, walkByTab } from './tab-walk.ts';

/** Expects that Tab reaches every control, and Shift+Tab goes back by the same stops. */
async function expectThereAndBack(page: Page, what: string, within = 'body') {
  const expected = await expectedStops(page, within);
  if (within !== 'body') {
    // A dialog has the focus already, without a ring if the mouse opened it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
  }
  const there = await walkByTab(page);
  expect.soft(there, what).toEqual({ stops: expected, faults: [] });
  const back = await walkByTab(page, true);
  expect.soft(back, `${what}, back`).toEqual({ stops: there.stops.toReversed(), faults: [] });
}

export function testPages(paths: readonly string[] = routes.map(({ path }) => path)) {
  for (const path of paths)
    test(`Tab reaches every control of ${path}, and Shift+Tab goes back`, async ({ page }) => {
      test.slow();
      await open(page, path);
      await expectThereAndBack(page, path);
    });
}

export function testDialog(service: 'chatbot' | 'phone' | 'automation' | 'website') {
  test(`Tab reaches every control of the ${service}’s dialog, and Shift+Tab goes back`, async ({ page }) => {
    await openDialog(page, service);
    await expectThereAndBack(page, service, 'dialog[open]');
  });
}

export function testDialogs() {
  for (const service of ['chatbot', 'phone', 'automation', 'website'] as const) testDialog(service);

  test('Tab reaches every control of an open post, and Shift+Tab goes back', async ({ page }) => {
    await open(page, `/resources/blog/${posts[0]?.slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectThereAndBack(page, 'a post', 'dialog[open]');
  });
  testMenus();
}

export function testMenus() {
  test('Tab reaches every link of the bar’s menus, and closes a menu at its end', async ({ page }) => {
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
