/**
 * With text alone twice as large, and the breakpoints as they are, the bar, the footer, headings and names can be read. In a
 * browser whose breakpoints follow, as Firefox's do, every word can be read (`tests/long/browsers/`).
 */
import { routes } from '../../../src/content/routes.ts';
import { animationsEnded, frames } from '../../support/at-rest.ts';
import { expect, switchToFrench, open, test } from '../../support/site.ts';
import { hiddenWords } from './hidden-words.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const everywhere = 'header, footer';
const alsoOn: Record<string, string> = {
  '/': '[data-section=hero], [data-component=service-cards], [data-section=team]',
  '/pricing': 'h1, h1 ~ p',
  '/resources/team': '[data-section=team]',
  '/resources/about-us': 'h1',
  '/resources/faq': 'h1',
};

/** Doubles each element's font size; lengths stay. */
function doubleFontSizes() {
  const sizes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].map(
    (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
  );
  for (const [element, size] of sizes) element.style.setProperty('font-size', `${2 * size}px`, 'important');
}

for (const { path } of routes)
  for (const language of ['en', 'fr'])
    test(`${path} has a readable bar, footer and headings with text alone twice as large, ${language}`, async ({
      page,
    }) => {
      await open(page, path);
      if (language === 'fr') await switchToFrench(page);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
      await page.evaluate(doubleFontSizes);
      await frames(page);
      await animationsEnded(page);
      const within = [everywhere, alsoOn[path]].filter(Boolean).join(', ');
      expect.soft(await page.evaluate(hiddenWords, within)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, 'sideways').toBeLessThanOrEqual(0);
      // The menu sheet has the links that the bar leaves out.
      if (path !== '/') return;
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    });
