/** A dialog leaves quicker than it comes, and the page beneath is the visitor's from the first moment. */
import type { Page } from 'playwright/test';
import { open } from '../../../support/site.ts';
import { expect, test } from '../../motion/fixture.ts';
import { card, dialog, openDialog } from './dialog.ts';

/** Stops the page's clock, so that what leaves stands where it is until it is let on. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

test('a service’s dialog hears no press while it leaves, the page does, and it is gone within 350 ms', async ({
  motion,
  page,
}) => {
  await page.clock.install();
  await openDialog(page, 'phone');
  // Grown: what stands at its very start has no way back.
  await expect.poll(async () => (await motion.timeline('service-dialog'))?.progress).toBe(1);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveAttribute('data-closing');
  // It is still to be seen.
  await expect(dialog(page)).toBeVisible();
  const hit = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog, main')?.localName,
  );
  expect(hit).toBe('main');
  await card(page, 'website').focus();
  await expect(card(page, 'website')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  await page.clock.runFor(350);
  await expect(dialog(page)).toHaveCount(0);
});

test('a post that is opened while another leaves stands', async ({ motion, page }) => {
  await page.clock.install();
  await open(page, '/resources/blog');
  const link = (nth: number) => page.locator('[data-post] a').nth(nth);
  const first = await link(0).getAttribute('href');
  const second = await link(1).getAttribute('href');
  const post = page.locator('dialog[data-section=post-dialog]');
  await link(0).click();
  await expect(page).toHaveURL(first ?? '');
  await expect(post).toBeVisible();
  // Grown: what stands at its very start has no way back.
  await expect.poll(async () => (await motion.timeline('post-dialog'))?.progress).toBe(1);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(post).toHaveAttribute('data-closing');
  await link(1).evaluate((other: HTMLElement) => other.click());
  await expect(page).toHaveURL(second ?? '');
  await page.clock.resume();
  await expect(post).not.toHaveAttribute('data-closing');
  await expect(post).toBeVisible();
  await expect(page).toHaveURL(second ?? '');
});
