/** With the browser's own font size at 32 px instead of 16 no page scrolls sideways, and no words are cut off or lie on others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { findChromiumWithSettings } from '../../tools/chromium.mjs';
import { expect, open, test as base } from '../../support/site.ts';
import { hiddenWords } from './hidden-words.ts';

/** A browser whose font size is set to 200 %, which takes a profile of its own. */
const test = base.extend<{ reader: Page }, { profile: BrowserContext }>({
  profile: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'large-letters-'));
      mkdirSync(join(folder, 'Default'));
      const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
      writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
      const executablePath = findChromiumWithSettings();
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...(executablePath && { executablePath }),
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  reader: async ({ profile }, use) => {
    const page = await profile.newPage();
    await use(page);
    await page.close();
  },
});

/** Presses the language's button, in the bar or in its menu. */
async function toFrench(page: Page): Promise<void> {
  const toggle = page.locator('header button').filter({ hasText: 'FR' }).first();
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

/** A laptop and a phone. */
const windows = { laptop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const { path } of routes)
  for (const [name, size] of Object.entries(windows))
    for (const language of ['en', 'fr'])
      test(`${path} is readable with text twice as large, ${language}, ${name}`, async ({
        reader: page,
        baseURL,
      }) => {
        await page.setViewportSize(size);
        await open(page, `${baseURL}${path}`);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        if (language === 'fr') await toFrench(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, 'sideways').toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(hiddenWords, 'body')).toEqual([]);
      });
