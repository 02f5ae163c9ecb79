/** First views in two low windows: a phone on its side, and a laptop at a zoom of 125 %. */
import { resize } from '../support/at-rest.ts';
import { wrongInFirstView } from '../support/first-view.ts';
import { expect, switchToFrench, open, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, action] of [
  ['/', 'a[data-variant=primary]'],
  ['/services/phone-systems', 'a[data-variant=primary]'],
  ['/pricing', 'nav a'],
] as const)
  test(`the first view of ${path} is whole in low windows, in both languages`, async ({ page }) => {
    await open(page, path);
    for (const language of ['en', 'fr']) {
      if (language === 'fr') await switchToFrench(page);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [844, 390],
        [1093, 614],
      ] as const) {
        await resize(page, width, height);
        expect.soft(await wrongInFirstView(page, action), `${language}, ${width} × ${height}`).toEqual([]);
      }
      await resize(page, 1440, 900);
    }
  });
