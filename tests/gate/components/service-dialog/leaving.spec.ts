/** A dialog closes faster than it opens, and the page beneath answers from the first moment. */
import type { Page } from 'playwright/test';
import { scrollEnded } from '../../../support/at-rest.ts';
import { open, sizes } from '../../../support/site.ts';
import { expect, type motionOf, test } from '../../motion/fixture.ts';
import { card, dialog, openDialog } from './dialog.ts';

type Motion = ReturnType<typeof motionOf>;

/** Stops the page's clock, so that a closing dialog stays where it is until the clock goes on. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Opens a service's dialog and begins to close it: it stays where it is until the clock goes on. */
async function leaveService(page: Page, motion: Motion) {
  await page.clock.install();
  await openDialog(page, 'phone');
  // A dialog that has not grown yet would close at once.
  await expect.poll(async () => (await motion.timeline('service-dialog'))?.progress).toBe(1);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveAttribute('data-closing');
}

test('a service’s dialog takes no press while it closes, the page does, and it is gone within 350 ms', async ({
  motion,
  page,
}) => {
  await leaveService(page, motion);
  // It is still visible.
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

test('a scrolled dialog goes back into its card', async ({ motion, page }) => {
  await page.setViewportSize(sizes.phone.viewport);
  await page.clock.install();
  await openDialog(page, 'phone');
  await expect.poll(async () => (await motion.timeline('service-dialog'))?.progress).toBe(1);
  await dialog(page).evaluate((element) => element.scrollTo({ top: 300, behavior: 'instant' }));
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveAttribute('data-closing');
  // The scrolled content goes back on the browser's own clock.
  const top = () =>
    dialog(page)
      .locator('[data-part~=frame]')
      .evaluate((frame) => frame.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
});

const post = (page: Page) => page.locator('dialog[data-section=post-dialog]');
const link = (page: Page, nth: number) => page.locator('[data-post] a').nth(nth);

/** Opens a post of the grid and begins to close it: it stays where it is until the clock goes on. */
async function leavePost(page: Page, motion: Motion) {
  await page.clock.install();
  await open(page, '/resources/blog');
  await link(page, 0).click();
  await expect(post(page)).toBeVisible();
  // A dialog that has not grown yet would close at once.
  await expect.poll(async () => (await motion.timeline('post-dialog'))?.progress).toBe(1);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(post(page)).toHaveAttribute('data-closing');
}

for (const [name, nth] of [
  ['another', 1],
  ['the same one', 0],
] as const)
  test(`a post that is opened while ${name} closes stays open, and can be closed`, async ({
    motion,
    page,
  }) => {
    await leavePost(page, motion);
    const address = await link(page, nth).getAttribute('href');
    await link(page, nth).evaluate((other: HTMLElement) => other.click());
    await expect(page).toHaveURL(address ?? '');
    await page.clock.resume();
    await expect(post(page)).not.toHaveAttribute('data-closing');
    await expect(post(page)).toBeVisible();
    await expect(page).toHaveURL(address ?? '');
    await expect.poll(async () => (await motion.timeline('post-dialog'))?.progress).toBe(1);
    await page.keyboard.press('Escape');
    await expect(post(page)).toHaveCount(0);
  });

test('a service that is opened while another closes keeps its card open, and gives the focus back to it', async ({
  motion,
  page,
}) => {
  await leaveService(page, motion);
  // A press focuses the card.
  await card(page, 'website').focus();
  await card(page, 'website').evaluate((other: HTMLElement) => other.click());
  await expect(dialog(page)).toHaveAttribute('data-service', 'website');
  await page.clock.resume();
  await expect.poll(async () => (await motion.timeline('service-dialog'))?.progress).toBe(1);
  const cards = page.locator('[data-component=service-cards]');
  await expect(cards).toHaveAttribute('data-chosen', '3');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards).toHaveAttribute('data-chosen', '3');
  await expect(card(page, 'website')).toBeFocused();
});

test('Escape wins over the link to the next post that has just been pressed', async ({ motion, page }) => {
  await open(page, '/resources/blog');
  await link(page, 1).click();
  await expect.poll(async () => (await motion.timeline('post-dialog'))?.progress).toBe(1);
  // In one task, before React knows of the press on the link.
  await post(page).evaluate((element) => {
    const [next] = [...element.querySelectorAll<HTMLElement>('a')].slice(-1);
    next?.click();
    element.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  await expect(post(page)).toHaveCount(0);
  await expect(page).toHaveURL('/resources/blog');
  await link(page, 0).click();
  await expect(post(page)).toBeVisible();
});

test('the page stays where it is scrolled to while a post closes', async ({ motion, page }) => {
  await leavePost(page, motion);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.clock.resume();
  await expect(post(page)).toHaveCount(0);
  await expect(page).toHaveURL('/resources/blog');
  await scrollEnded(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
