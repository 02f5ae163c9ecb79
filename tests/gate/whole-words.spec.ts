/** Words are whole and no picture lies on them where a layout begins: the pages that are drawn closest. All of them: `tests/long/windows/`. */
import { resize } from '../support/at-rest.ts';
import { expect, french, open, test } from '../support/site.ts';
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
  test(`${path}: words are whole`, async ({ page }) => {
    await open(page, path);
    for (const language of ['en', 'fr']) {
      if (language === 'fr') {
        // Narrower windows keep the button in their sheet.
        await resize(page, 1280, 720);
        await french(page);
      }
      for (const width of widths) {
        await resize(page, width, 700);
        expect.soft(await spoiltWords(page), `${language}, ${width} px`).toEqual([]);
      }
    }
  });
