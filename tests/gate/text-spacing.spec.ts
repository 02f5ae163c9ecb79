/** A reader's own text spacing (WCAG 1.4.12) and longer headings on the pages that they hurt most; `tests/long/windows/` has every page. */
import { resize } from '../support/at-rest.ts';
import { cutHeadings, hiddenBySpacing } from '../support/reader-checks.ts';
import { expect, open, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page that waits for `check:all`. */
const more = ['/resources/team'];

for (const path of ['/services/website', '/solutions/technical-features', ...more])
  test(`${path} stays readable with words spaced out, and with headings a third longer`, {
    tag: more.includes(path) ? '@more' : [],
  }, async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      expect.soft(await hiddenBySpacing(page), `${width} px`).toEqual([]);
      expect.soft(await cutHeadings(page), `${width} px, longer headings`).toEqual([]);
    }
  });
