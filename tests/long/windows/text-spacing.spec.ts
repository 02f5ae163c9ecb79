/**
 * A reader's own text spacing (WCAG 1.4.12), and headings that another language makes a third longer: neither cuts off or covers
 * words that can be read without them.
 */
import { type BrowserContext, type Page } from 'playwright/test';
import { posts } from '../../../src/content/posts.ts';
import { routes } from '../../../src/content/routes.ts';
import { animationsEnded, frames, resize } from '../../support/at-rest.ts';
import { cutHeadings, hiddenBySpacing } from '../../support/reader-checks.ts';
import { expect, hydrated, test as base, walk } from '../../support/site.ts';

const windows = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

/** A page that all routes of a worker share, so that their common files are fetched once. */
const test = base.extend<object, { still: Page; moving: Page }>({
  still: [
    async ({ browser }, use) => use(await pageOf(browser.newContext({ reducedMotion: 'reduce' }))),
    { scope: 'worker' },
  ],
  moving: [
    async ({ browser }, use) => {
      const page = await pageOf(browser.newContext());
      await page.addInitScript(() => Object.assign(window, { __motion: {} }));
      await use(page);
    },
    { scope: 'worker' },
  ],
});
const pageOf = async (context: Promise<BrowserContext>) => (await context).newPage();

async function toFrench(page: Page): Promise<void> {
  const toggle = page.locator('header button').filter({ hasText: 'FR' }).first();
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

/** Waits until the parts that a jump to the top moves are back: the strip and the ruler in a frame, the clock's digits by rolling. */
async function partsAtRest(page: Page): Promise<void> {
  // The headline is paused at its first phrase: letters that move lie over each other by some pixels.
  await page.evaluate(() => {
    const headline = document.querySelector('[data-scene=typewriter]');
    if (headline) window.__motion?.roots.get(headline)?.pause(0);
  });
  await frames(page, 4);
  await animationsEnded(page);
}

const paths = [...routes.map(({ path }) => path), `/resources/blog/${posts[1]?.slug}`, '/no-such-line'];

for (const version of ['still', 'moving'] as const)
  for (const path of paths)
    test(`${path} stays readable with words spaced out, ${version}`, async ({ still, moving, baseURL }) => {
      test.slow();
      const page = version === 'still' ? still : moving;
      await resize(page, 1440, 900);
      await page.goto(`${baseURL}${path}`, { waitUntil: 'load' });
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
      for (const language of ['en', 'fr']) {
        if (language === 'fr') await toFrench(page);
        for (const [width, height] of windows) {
          await resize(page, width, height);
          // The walk brings in all parts.
          if (version === 'moving') await walk(page);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await partsAtRest(page);
          const at = `${language}, ${width} × ${height}`;
          expect.soft(await hiddenBySpacing(page), at).toEqual([]);
          if (version === 'still') expect.soft(await cutHeadings(page), `${at}, longer headings`).toEqual([]);
        }
      }
    });
