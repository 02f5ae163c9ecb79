/** The browser's own font size at 32 px instead of 16: no page scrolls sideways, no words are cut off or lie on others. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { routes } from '../../src/content/routes.ts';
import { findChromiumWithSettings } from '../chromium.mjs';
import { expect, open, test as base } from '../site.ts';

/** A browser whose reader has set the letters to 200 %: only a profile of its own knows that setting. */
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

/** Words outside the window or the box that cuts them off, and words with something else on top of them. */
const hiddenWords = (page: Page) =>
  page.evaluate(() => {
    const out: string[] = [];
    const skip = '[aria-hidden=true], .sr-only, [hidden], dialog, option, [data-scene=showcase]';
    const clipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(skip) &&
      !clipped(element);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !parent || !shown(parent) || scrolls(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      parent.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        const from = `${parent.closest('[data-section], [data-component]')?.outerHTML.slice(0, 60)}: ${words.slice(0, 30)}`;
        if (box.left < -8 || box.right > innerWidth + 8) out.push(`cut off in ${from}`);
        if (box.top < 160 || box.bottom > innerHeight) continue;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // A link may answer for the whole of its card.
        const stretched = top !== null && getComputedStyle(top, '::after').position === 'absolute';
        const own = top === null || stretched || top.contains(parent) || parent.contains(top);
        if (
          !own &&
          (top.textContent ?? '').trim() &&
          getComputedStyle(top).position !== 'fixed' &&
          !top.matches('button')
        )
          out.push(`${top.textContent?.trim().slice(0, 20)} lies on ${from}`);
      }
    }
    return [...new Set(out)];
  });

/** In the bar or in its menu: whichever is there is pressed. */
async function toFrench(page: Page): Promise<void> {
  const toggle = page.locator('header button').filter({ hasText: 'FR' }).first();
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

for (const { path } of routes)
  for (const language of ['en', 'fr'])
    test(`${path} with letters twice as large, ${language}`, async ({ reader: page, baseURL }) => {
      await open(page, `${baseURL}${path}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      if (language === 'fr') await toFrench(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, 'sideways').toBeLessThanOrEqual(0);
      expect.soft(await hiddenWords(page)).toEqual([]);
    });
