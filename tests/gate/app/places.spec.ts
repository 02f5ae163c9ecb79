/** An address is a place: wherever a visitor comes from, and however, the page stands where it should. */
import type { Page } from 'playwright/test';
import { frames, scrollEnded } from '../../support/at-rest.ts';
import { expect, hydrated, jump, open, scrollY, sizes, test } from '../../support/site.ts';

/** The page is wholly laid out, and its first place is noted. */
async function settled(page: Page) {
  await expect(page.locator('html:not([data-first-paint])')).toBeAttached();
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)));
}

async function standAt(page: Page, y: number) {
  await settled(page);
  await jump(page, y);
  await expect.poll(() => scrollY(page)).toBe(y);
  await frames(page);
}

const stands = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(2);

const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

/** A fragment's target stands under the bar. */
async function shows(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeLessThan(300);
  expect(await topOf(page, id)).toBeGreaterThan(0);
}

test('a fragment’s place is found whether the engine scrolls before it tells of the entry or after, and Back leads to the place before', async ({
  page,
}) => {
  await open(page, '/terms');
  await standAt(page, 1500);
  await follow(page, '/pricing');
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('#phone-systems')).toBeAttached();
  await page.locator('main nav a[href="#phone-systems"]').click();
  await shows(page, 'phone-systems');
  await page.goBack();
  await stands(page, 0);
  // As WebKit does it.
  await page.evaluate(() => {
    document.getElementById('phone-systems')?.scrollIntoView();
    history.pushState(null, '', '#phone-systems');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await frames(page, 6);
  await shows(page, 'phone-systems');
  await page.goBack();
  await stands(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await stands(page, 1500);
});

test.describe('still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Back from a fragment of a page that was opened by its address leads to the place before', async ({
    page,
  }) => {
    await open(page, '/pricing');
    await settled(page);
    await page.locator('main nav a[href="#website"]').click();
    await shows(page, 'website');
    await page.goBack();
    await stands(page, 0);
    await page.goForward();
    await shows(page, 'website');
    await open(page);
    await standAt(page, 500);
    await follow(page, '#after-showcase');
    await expect.poll(() => scrollY(page)).toBeGreaterThan(2000);
    await page.goBack();
    await stands(page, 500);
  });

  test('a reload, or another site in between, forgets no place', async ({ page, baseURL }) => {
    await open(page, '/terms');
    await standAt(page, 1500);
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await standAt(page, 700);
    await page.reload();
    await hydrated(page);
    await stands(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await stands(page, 1500);
    await page.goForward();
    await expect(page).toHaveURL('/privacy');
    await stands(page, 700);
    // Another document is as good as another site.
    await page.goto(`${baseURL}/robots.txt`);
    await page.goBack();
    await hydrated(page);
    await stands(page, 700);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await stands(page, 1500);
  });

  test('a tab that ended without a word stands at its place when it is opened again', async ({ page }) => {
    // A page hears these when it is left: a tab that is discarded or crashes hears nothing.
    await page.addInitScript(() => {
      for (const type of ['pagehide', 'visibilitychange', 'beforeunload', 'freeze'])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await open(page, '/terms');
    await standAt(page, 1500);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('allo:places'))).toContain('1500');
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.reload();
    await hydrated(page);
    await stands(page, 1500);
  });

  test('a link to the page on screen leads to its top, where its heading has the focus; a tab of it moves nothing', async ({
    page,
  }) => {
    const links = [
      ['/', 'header a[href="/"]'],
      ['/pricing?calls=9000', 'header nav a[href="/pricing"]'],
      ['/privacy', 'footer a[href="/privacy"]'],
    ] as const;
    for (const [path, link] of links) {
      await open(page, path);
      await standAt(page, 600);
      await page
        .locator(link)
        .first()
        .evaluate((element: HTMLElement) => element.click());
      await stands(page, 0);
      await expect(page.locator('main h1')).toBeFocused();
    }
    await open(page, '/solutions/technical-features');
    await standAt(page, 100);
    // Not by the mouse, before which the tab would be brought into the window.
    await page
      .getByRole('tab')
      .nth(1)
      .evaluate((tab: HTMLElement) => tab.click());
    await expect(page).toHaveURL(/test=/);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(100);
  });

  test('what the address asks for besides stays in it: a tab, a category', async ({ page }) => {
    await open(page, '/solutions/technical-features?utm_source=mail');
    await page.getByRole('tab').nth(1).click();
    await expect(page).toHaveURL(/\?utm_source=mail&test=\w+$/);
    await page.getByRole('tab').nth(0).click();
    await expect(page).toHaveURL(/\?utm_source=mail$/);
    await open(page, '/resources/blog?utm_source=mail');
    await page.locator('[data-category=crypto]').first().click();
    await expect(page).toHaveURL(/\?utm_source=mail&category=crypto$/);
  });

  test('a number that was refused is there after a link and Back', async ({ page }) => {
    await open(page, '/pricing?calls=900');
    const calls = page.locator('[data-line=phone-systems] input[type=text]');
    await calls.fill('1500 a month');
    await expect(calls).toHaveAttribute('aria-invalid', 'true');
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(calls).toHaveValue('1500 a month');
    await expect(calls).toHaveAttribute('aria-invalid', 'true');
    // Once all is unplugged, so is this.
    await page.getByRole('button', { name: 'Unplug everything' }).click();
    await follow(page, '/privacy');
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(calls).toHaveValue('');
  });
});

test.describe('a phone', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });
  test('Back, and a reload, find the question open that was open, and the strip where it was swiped to', async ({
    page,
  }) => {
    await open(page);
    await settled(page);
    const question = (nth: number) => page.locator('[data-section=faq] details').nth(nth);
    const strip = page.locator('[data-section=showcase] [data-strip]');
    await strip.evaluate((element) => element.scrollTo({ left: 600, behavior: 'instant' }));
    await question(3).locator('summary').click();
    await expect(question(3)).toHaveAttribute('open');
    const swiped = await strip.evaluate((element) => element.scrollLeft);
    expect(swiped).toBeGreaterThan(300);
    const y = await scrollY(page);
    const asItWas = async () => {
      await expect(question(3)).toHaveAttribute('open');
      await expect(question(1)).not.toHaveAttribute('open');
      await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(swiped);
      await stands(page, y);
    };
    await follow(page, '/pricing');
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await asItWas();
    await page.reload();
    await hydrated(page);
    await asItWas();
    // A link begins anew.
    await follow(page, '/pricing');
    await expect(page.locator('[data-section=pricing] h1')).toBeFocused();
    await follow(page, '/');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(question(1)).toHaveAttribute('open');
    await expect(question(3)).not.toHaveAttribute('open');
  });
});
