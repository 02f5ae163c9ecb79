import type { Page } from 'playwright/test';
import { scrollEnded } from '../support/at-rest.ts';
import { expect, jump, motionReady, maxScroll, open, scrollY, test } from '../support/site.ts';
import { walkQuickly } from '../support/walk-quickly.ts';

const flick = async (page: Page, distance = 1600) => {
  await page.mouse.move(1300, 860);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(20);
};

/** Opens a page, walks through it, and waits at its top until nothing scrolls. */
async function atTop(page: Page, path: string) {
  await open(page, path);
  await motionReady(page);
  await walkQuickly(page);
  await jump(page, 0);
  await scrollEnded(page);
}

test('a flick of the wheel goes the whole way, and End, Home, the focus, a search, Back and a link each end it at once', async ({
  page,
}) => {
  await atTop(page, '/services/automation');
  await test.step('a flick right after a question has opened is not swallowed', async () => {
    await flick(page, 1200);
    await expect.poll(() => scrollY(page)).toBe(1200);
    await page.locator('main summary').last().click();
    const before = await scrollY(page);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 400);
  });
  await test.step('End, Home and the focus end a flick', async () => {
    await scrollEnded(page);
    await jump(page, 0);
    await scrollEnded(page);
    await flick(page);
    await page.keyboard.press('End');
    const end = await maxScroll(page);
    await expect.poll(() => scrollY(page)).toBe(end);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(end);

    await page.mouse.wheel(0, -1600);
    await expect.poll(() => scrollY(page)).toBeLessThan(end - 20);
    await page.keyboard.press('Home');
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(0);

    await flick(page);
    const link = page.locator('footer').getByRole('link', { name: 'Terms' });
    await link.focus();
    await scrollEnded(page);
    await expect(link).toBeInViewport();
  });
  await test.step('any other scroll, such as the browser’s own search, ends a flick', async () => {
    const end = await maxScroll(page);
    await jump(page, 0);
    await scrollEnded(page);
    await flick(page);
    await jump(page, end - 40);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(end - 40);
  });
  await test.step('Back ends a flick', async () => {
    await jump(page, 0);
    await scrollEnded(page);
    await page
      .locator('footer')
      .getByRole('link', { name: 'Solutions', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/solutions');
    await jump(page, 0);
    await flick(page, 800);
    await page.goBack();
    await expect(page).toHaveURL('/services/automation');
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(0);
  });
  await test.step('a link ends a flick, and the new page starts at its top', async () => {
    await flick(page);
    await page
      .locator('footer')
      .getByRole('link', { name: 'Privacy' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/privacy');
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(0);
  });
});

test('the first step of a flick after a long rest is not a jump', async ({ page }) => {
  await page.clock.install();
  await atTop(page, '/terms');
  await page.clock.runFor(2500);
  const first = page.evaluate(
    () =>
      new Promise<{ y: number; after: number }>((done) => {
        let sent = 0;
        addEventListener('wheel', () => (sent ||= performance.now()), { capture: true, passive: true });
        addEventListener('scroll', () => done({ y: window.scrollY, after: performance.now() - sent }), {
          once: true,
        });
      }),
  );
  await page.mouse.move(1300, 860);
  await page.mouse.wheel(0, 1000);
  const { y, after } = await first;
  // Lenis closes in by 1 − exp(−60 × lerp × t): the time since the wheel allows so much, however slow the machine, and 40 px.
  expect(y).toBeLessThan(1000 * (1 - Math.exp((-60 * 0.12 * after) / 1000)) + 40);
});
