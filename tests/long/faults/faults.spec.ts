/** One fault stays one fault: the words can be read, the links lead on, at most one message says so, nothing goes round. */
import type { Page } from 'playwright/test';
import { faults } from './faults.ts';
import { expect, hydrated, jump, open, test } from '../../support/site.ts';
import { fadedWords, shownLetters } from '../../support/words.ts';

/** The visitor is told once, or not at all: the error page, a part's note. */
const messages = (page: Page) => page.getByText(/went dead|could not be shown/).filter({ visible: true });

/** Counts documents and, of each address, how often it is asked for. */
function traffic(page: Page) {
  const asked = new Map<string, number>();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1);
  });
  return { documents: () => documents, most: () => Math.max(...asked.values()) };
}

/** Down the page by whole screens, in one go. */
const walkQuickly = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < Math.min(root.scrollHeight, 60_000); top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise<unknown>((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 500);
        });
    }
  });

async function reads(page: Page, path = '/') {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await shownLetters(page)).toBeGreaterThan(path === '/' ? 3000 : 1500);
  await walkQuickly(page);
  await expect.poll(() => fadedWords(page)).toEqual([]);
  expect(await messages(page).count()).toBeLessThanOrEqual(1);
}

for (const fault of faults)
  test(fault.name, { tag: fault.inCheck ? [] : ['@faults'] }, async ({ page, errors }) => {
    const { documents, most } = traffic(page);
    await fault.cause(page);
    await page.goto(fault.path ?? '/', { waitUntil: 'commit' });
    // A missing page may be worth a reload.
    if (fault.reloads) await expect.poll(documents).toBe(2);
    await page.waitForLoadState();
    await reads(page, fault.path);
    // Not by the mouse, which waits for a frame (`frames` in `at-rest.ts`).
    await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(/Terms/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveTitle(/Terms/);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await messages(page).count()).toBeLessThanOrEqual(1);
    // The address, the link's and Back's own where React is not there; a reload.
    expect(documents()).toBeLessThanOrEqual(fault.reloads ? 2 : 3);
    expect(most()).toBeLessThanOrEqual(20);
    const { says } = fault;
    expect(errors.filter((text) => !says?.test(text))).toEqual([]);
    // Each picture of the page may be missed, but what breaks says so once.
    expect(errors.filter((text) => !/Failed to/.test(text)).length).toBeLessThanOrEqual(20);
    errors.splice(0);
  });

test('scripts come ten seconds late', { tag: '@faults' }, async ({ page }) => {
  const { documents } = traffic(page);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 10_000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await reads(page);
  const heading = await page.locator('h1').elementHandle();
  await hydrated(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await page.locator('footer a[href="/terms"]').click();
  await expect(page).toHaveTitle(/Terms/, { timeout: 15_000 });
  expect(documents()).toBe(1);
});

test('the line goes dead in the middle of a visit', async ({ page, errors }) => {
  await open(page);
  const { documents } = traffic(page);
  await page.context().setOffline(true);
  await reads(page);
  // The bar is there at the top.
  await jump(page, 0);
  await page.getByRole('button', { name: /dark theme/ }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.locator('footer a[href="/terms"]').click();
  await expect(messages(page)).toHaveCount(1);
  await page.locator('header > a[href="/"]').click();
  await expect(page.locator('[data-section=hero] h1')).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page).toHaveTitle(/Privacy/);
  expect(documents()).toBe(0);
  errors.splice(0);
});

test('a section throws while its page is drawn', async ({ page, errors }) => {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    let armed = false;
    Object.assign(window, { arm: () => (armed = true) });
    Object.assign(document, {
      createElement(name: string, options?: ElementCreationOptions) {
        if (armed && name === 'blockquote') throw new Error('broken section');
        return create(name, options);
      },
    });
  });
  await open(page, '/terms');
  await page.evaluate(() => (window as unknown as { arm: () => void }).arm());
  await page.locator('header > a[href="/"]').click();
  await expect(messages(page)).toHaveCount(1);
  await reads(page);
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page).toHaveTitle(/Privacy/);
  expect(errors.length).toBeLessThanOrEqual(3);
  errors.splice(0);
});
