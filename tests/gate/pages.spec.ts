/**
 * Opens every page once: walks through it with motion, then checks it with reduced motion, in both languages and both themes.
 * `tests/long/routes/` has every combination.
 */
import type { Page } from 'playwright/test';
import { posts } from '../../src/content/posts.ts';
import { routes } from '../../src/content/routes.ts';
import { expectTree } from '../support/aria.ts';
import { wordsUnderCords } from '../support/cord-words.ts';
import { finishAnimations } from '../support/finish.ts';
import { leftInEnglish } from '../support/left-in-english.ts';
import { LIVE, listen } from '../support/live-regions.ts';
import { noSidewaysScroll, nothingCutOff } from '../support/overflow.ts';
import {
  expectAccessible,
  expect,
  switchToFrench,
  hydrated,
  jump,
  open,
  scrollY,
  test,
} from '../support/site.ts';
import { walkQuickly } from '../support/walk-quickly.ts';
import { specFacts } from './spec-facts.ts';

/** The number of live regions on each page; the phone's dialog has one more. */
const liveRegions: Record<string, number> = {
  '/pricing': 5,
  '/solutions/industries': 1,
  '/resources/blog': 1,
  '/resources/support': 1,
};

/** A width of each layout, from the current one down; `tests/long/routes/` has those between them. */
const widths = [1440, 1100, 768, 320];

/** Texts of blocks and links that have three words or more, without figures and the telephone's number. */
const sentences = (page: Page) =>
  page
    .locator(':is(main, footer) :is(h1, h2, h3, p, li, summary), :is(header, footer) a, header button')
    .evaluateAll((all) =>
      all
        .map((one) => one.textContent?.trim() ?? '')
        .filter((text) => text.split(/\s+/).length > 2 && !/^\d|555/.test(text)),
    );

for (const route of routes)
  test(`${route.path} is whole, accessible and silent, has its facts in both languages, and leads on`, async ({
    page,
    baseURL,
    errors,
  }) => {
    const { path } = route;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    const announced = await listen(page);
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator(LIVE)).toHaveCount(liveRegions[path] ?? 0);
    await page.mouse.move(400, 300);
    await walkQuickly(page);
    expect(await announced(), 'announced without an action').toEqual([]);
    expect(errors).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).not.toHaveAttribute('data-motion');
    await jump(page, 0);
    await expect.poll(() => scrollY(page)).toBe(0);
    for (const alone of ['title', 'h1', 'main']) await expect(page.locator(alone)).toHaveCount(1);
    /** The number of links and buttons in the first view. */
    const nextSteps = async () => {
      const steps = page.locator('main [data-section]').first().locator('a:visible, button:visible');
      const ends = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      return ends.filter((bottom) => bottom < 900).length;
    };
    expect(await nextSteps(), 'links and buttons above the fold').toBeGreaterThan(0);
    const { says = [], inBoth = [], inFrench = [] } = specFacts[path] ?? {};
    for (const text of [...says, ...inBoth]) await expect(page.locator('main')).toContainText(text);
    await expectTree(page.getByRole('main'), `page-${route.page}`);
    expect(await wordsUnderCords(page)).toEqual([]);
    await expectAccessible(page, 'in English, light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await finishAnimations(page);
    await expectAccessible(page, 'dark', ['color-contrast']);

    const english = new Set(await sentences(page));
    await switchToFrench(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await nextSteps(), 'links and buttons above the fold, in French').toBeGreaterThan(0);
    for (const text of [...inBoth, ...inFrench]) await expect(page.locator('main')).toContainText(text);
    expect(await leftInEnglish(page, route)).toEqual([]);
    // On home this finds texts outside the messages, too; other pages have names and figures that are the same in both.
    if (path === '/') expect((await sentences(page)).filter((text) => english.has(text))).toEqual([]);
    expect(await wordsUnderCords(page)).toEqual([]);
    await (path === '/' ? noSidewaysScroll(page) : nothingCutOff(page, widths));
    expect(foreign, 'requests to other hosts').toEqual([]);
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the link to the next page leads through the site, each time to the top with the focus on the heading', async ({
    page,
  }) => {
    await open(page, '/services');
    for (const _ of routes) {
      const link = page.locator('[data-component=next-page] a');
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(page.locator('h1')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and an open post can be read and closed', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toContainText('hello@allo.example');
      const blocks = page.locator('main :is(p, h2, h3, li, td, [role=cell], blockquote)');
      const unseen = (all: Element[]) =>
        all.filter((one) => !one.closest('[aria-hidden]') && getComputedStyle(one).opacity === '0').length;
      expect(await blocks.evaluateAll(unseen), path).toBe(0);
    }
    await page.goto('/solutions/technical-features');
    for (const name of ['Performance', 'Security', 'Integration'])
      await expect(page.locator('main').getByRole('heading', { name })).toBeVisible();
    // Neither a lever nor the bar's switches: they would do nothing.
    await expect(page.locator(':is(header, footer, [role=tablist]) button:visible')).toHaveCount(0);
    await page.goto(`/resources/blog/${posts[1]?.slug}`);
    await expect(page.getByRole('dialog')).toContainText('Put the sofa in the room first');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
