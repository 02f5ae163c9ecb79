/** Scroll positions: however a visitor comes to an address, the page is scrolled to where it should be. */
import type { Page } from 'playwright/test';
import { frames, scrollEnded } from '../../support/at-rest.ts';
import { expect, hydrated, jump, open, scrollY, sizes, test } from '../../support/site.ts';

/** Waits until the page is laid out completely and its first scroll position is saved. */
async function laidOut(page: Page) {
  await expect(page.locator('html:not([data-first-paint])')).toBeAttached();
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
}

async function scrollAndSettle(page: Page, y: number) {
  await laidOut(page);
  await jump(page, y);
  await expect.poll(() => scrollY(page)).toBe(y);
  await frames(page);
}

const expectScrollY = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(2);

const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** Expects that a fragment's target is in view below the bar. */
async function expectTarget(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeLessThan(300);
  expect(await topOf(page, id)).toBeGreaterThan(0);
}

test('a fragment is scrolled to whether the engine scrolls before `popstate` or after, and Back restores the position before', async ({
  page,
}) => {
  await open(page, '/terms');
  await scrollAndSettle(page, 1500);
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('#phone-systems')).toBeAttached();
  await page.locator('main nav a[href="#phone-systems"]').click();
  await expectTarget(page, 'phone-systems');
  await page.goBack();
  await expectScrollY(page, 0);
  // WebKit scrolls first.
  await page.evaluate(() => {
    document.getElementById('phone-systems')?.scrollIntoView();
    history.pushState(null, '', '#phone-systems');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await frames(page, 6);
  await expectTarget(page, 'phone-systems');
  await page.goBack();
  await expectScrollY(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expectScrollY(page, 1500);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Back from a fragment restores the position before on a page that was opened by its address', async ({
    page,
  }) => {
    await open(page, '/pricing');
    await laidOut(page);
    await page.locator('main nav a[href="#website"]').click();
    await expectTarget(page, 'website');
    await page.goBack();
    await expectScrollY(page, 0);
    await page.goForward();
    await expectTarget(page, 'website');
    await open(page);
    await scrollAndSettle(page, 500);
    await follow(page, '#after-showcase');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(2000);
    await page.goBack();
    await expectScrollY(page, 500);
  });

  test('scroll positions survive a reload and a visit to another site', async ({ page, baseURL }) => {
    await open(page, '/terms');
    await scrollAndSettle(page, 1500);
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await scrollAndSettle(page, 700);
    await page.reload();
    await hydrated(page);
    await expectScrollY(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expectScrollY(page, 1500);
    await page.goForward();
    await expect(page).toHaveURL('/privacy');
    await expectScrollY(page, 700);
    // Another document is as good as another site.
    await page.goto(`${baseURL}/robots.txt`);
    await page.goBack();
    await hydrated(page);
    await expectScrollY(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await expectScrollY(page, 1500);
  });

  test('a tab that ended without an event is at its scroll position when it is opened again', async ({
    page,
  }) => {
    // A page gets these events when it is left; a tab that is discarded or crashes gets none.
    await page.addInitScript(() => {
      for (const type of ['pagehide', 'visibilitychange', 'beforeunload', 'freeze'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await open(page, '/terms');
    await scrollAndSettle(page, 1500);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('allo:places'))).toContain('1500');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.reload();
    await hydrated(page);
    await expectScrollY(page, 1500);
  });

  test('a link to the page on screen scrolls to its top and focuses its heading; a tab on it does not scroll', async ({
    page,
  }) => {
    const links = [
      ['/', 'header a[href="/"]'],
      ['/pricing?calls=9000', 'header nav a[href="/pricing"]'],
      ['/privacy', 'footer a[href="/privacy"]'],
    ] as const;
    for (const [path, link] of links) {
      await open(page, path);
      await scrollAndSettle(page, 600);
      await page
        .locator(link)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await expectScrollY(page, 0);
      await expect(page.locator('main h1')).toBeFocused();
    }
    await open(page, '/solutions/technical-features');
    await scrollAndSettle(page, 100);
    // A real click would scroll the tab into the window first.
    await page
      .getByRole('tab')
      .nth(1)
      .evaluate((tab: HTMLElement) => tab.click());
    await expect(page).toHaveURL(/test=/);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(100);
  });

  test('a tab or a category leaves the other parameters in the address', async ({ page }) => {
    await open(page, '/solutions/technical-features?utm_source=mail');
    await page.getByRole('tab').nth(1).click();
    await expect(page).toHaveURL(/\?utm_source=mail&test=\w+$/);
    await page.getByRole('tab').nth(0).click();
    await expect(page).toHaveURL(/\?utm_source=mail$/);
    await open(page, '/resources/blog?utm_source=mail');
    await page.locator('[data-category=crypto]').first().click();
    await expect(page).toHaveURL(/\?utm_source=mail&category=crypto$/);
  });

  test('a number that was refused is still there after a link and Back', async ({ page }) => {
    await open(page, '/pricing?calls=900');
    const calls = page.locator('[data-line=phone-systems] input[type=text]');
    await calls.fill('1500 a month');
    await expect(calls).toHaveAttribute('aria-invalid', 'true');
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(calls).toHaveValue('1500 a month');
    await expect(calls).toHaveAttribute('aria-invalid', 'true');
    // "Unplug everything" clears the refused number, too.
    await page.getByRole('button', { name: 'Unplug everything' }).click();
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(calls).toHaveValue('');
  });
});

test.describe('on a phone', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });
  test('Back and a reload restore the open question and the place to which the strip was swiped', async ({
    page,
  }) => {
    await open(page);
    await laidOut(page);
    const question = (nth: number) => page.locator('[data-section=faq] details').nth(nth);
    const strip = page.locator('[data-section=showcase] [data-strip]');
    await strip.evaluate((element) => element.scrollTo({ left: 600, behavior: 'instant' }));
    await question(3).locator('summary').click();
    await expect(question(3)).toHaveAttribute('open');
    const swiped = await strip.evaluate((element) => element.scrollLeft);
    expect(swiped).toBeGreaterThan(300);
    const y = await scrollY(page);
    const expectRestored = async () => {
      await expect(question(3)).toHaveAttribute('open');
      await expect(question(1)).not.toHaveAttribute('open');
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(swiped);
      await expectScrollY(page, y);
    };
    await follow(page, '/pricing');
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expectRestored();
    await page.reload();
    await hydrated(page);
    await expectRestored();
    // A link opens the page afresh.
    await follow(page, '/pricing');
    await expect(page.locator('[data-section=pricing] h1')).toBeFocused();
    await follow(page, '/');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(question(1)).toHaveAttribute('open');
    await expect(question(3)).not.toHaveAttribute('open');
  });
});
