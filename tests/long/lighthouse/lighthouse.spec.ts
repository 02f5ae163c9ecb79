/**
 * Lighthouse's scores of each page on a phone, except performance, which `npm run measure` has. A snapshot leaves out the audits
 * that need a load (statuses, robots, the console): `tests/built/machines.test.ts` and every browser test cover them.
 */
import { snapshot } from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { routes } from '../../../src/content/routes.ts';
import { findChromium } from '../../tools/chromium.mjs';
import { expect, test as base } from '../../support/site.ts';

const test = base.extend<object, { chromium: Browser }>({
  chromium: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const executablePath = findChromium();
      if (!executablePath) throw new Error('no Chromium');
      const browser = await launch({ executablePath, args: ['--no-sandbox'] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const { path } of routes)
  test(`${path} scores 100 for accessibility, best practices and search`, async ({ chromium, baseURL }) => {
    const page = await chromium.newPage();
    await page.goto(`${baseURL}${path}`, { waitUntil: 'load' });
    const onlyCategories = ['accessibility', 'best-practices', 'seo'];
    const result = await snapshot(page, {
      flags: { onlyCategories, disableFullPageScreenshot: true, logLevel: 'silent' },
    });
    await page.close();
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const failed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title),
    );
    expect(failed).toEqual([]);
    expect(Object.entries(categories).map(([id, { score }]) => [id, score])).toEqual(
      onlyCategories.map((id) => [id, 1]),
    );
  });
