/** With forced colours, and with more contrast, every control has an edge and every state shows. */
import type { Page } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { expectAccessible, expect, open, test } from '../../support/site.ts';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Buttons and selected elements that have neither a border nor an outline. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a[data-variant], [aria-selected=true], [data-popular], select, label:has(input:checked), [data-part=bar]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopStyle, outlineStyle } = getComputedStyle(element);
        return borderTopStyle === 'none' && outlineStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 90)),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('every control has its edge on every page', async ({ page }) => {
      test.slow();
      for (const { path } of routes) {
        await open(page, path);
        expect(await edgeless(page), path).toEqual([]);
      }
    });

    test('the popular tier and the selected tab have an outline', async ({ page }) => {
      await open(page, '/pricing');
      const plain = '[data-tier]:not([data-popular])';
      expect(await style(page, '[data-popular]', 'outline-style')).toBe('solid');
      expect(await style(page, plain, 'outline-style')).toBe('none');
      await open(page, '/solutions/technical-features');
      expect(await style(page, '[role=tab][aria-selected=true]', 'outline-style')).toBe('solid');
      expect(await style(page, '[role=tab][aria-selected=false]', 'outline-style')).toBe('none');
    });
  });

  test.describe(`more contrast, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

    test('quiet text has the full colour, and the page is accessible', async ({ page }) => {
      await open(page, '/pricing');
      const body = await style(page, 'body', 'color');
      expect(await style(page, '[data-tier] [role=rowheader] > span + span', 'color')).toBe(body);
      expect(await style(page, 'a[data-variant=primary]', 'border-top-style')).toBe('solid');
      await expectAccessible(page, 'more contrast');
      await page.keyboard.press('Tab');
      await expect.poll(() => style(page, ':focus-visible', 'outline-width')).toBe('4px');
    });
  });
}
