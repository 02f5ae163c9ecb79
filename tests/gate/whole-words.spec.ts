/** Words are whole and no picture lies on them at the start of each layout, on the tightest pages. Every page: `tests/long/windows/`. */
import { resize } from '../support/at-rest.ts';
import { expect, switchToFrench, open, test } from '../support/site.ts';
import { spoiltWords } from '../support/whole-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, widths] of [
  ['/', [360, 900, 1100]],
  ['/resources/about-us', [1100, 1440]],
  ['/services/website', [360, 1050]],
  ['/solutions/industries', [1100]],
  ['/solutions/market-size', [900]],
  ['/services/phone-systems', [700]],
] as const)
  test(`the words of ${path} are whole, and no picture lies on them`, async ({ page }) => {
    await open(page, path);
    for (const language of ['en', 'fr']) {
      if (language === 'fr') {
        // Narrower windows keep the button in their sheet.
        await resize(page, 1280, 720);
        await switchToFrench(page);
      }
      for (const width of widths) {
        await resize(page, width, 700);
        expect.soft(await spoiltWords(page), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
