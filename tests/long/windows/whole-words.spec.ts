/** Words are whole and no picture lies on them, in either language, at both ends of each layout. */
import { routes } from '../../../src/content/routes.ts';
import { resize } from '../../support/at-rest.ts';
import { expect, switchToFrench, open, test } from '../../support/site.ts';
import { spoiltWords } from '../../support/whole-words.ts';

/** The widths at which `styles/media.css` begins a layout, and the last before it. */
const widths = [320, 360, 480, 699, 700, 899, 900, 960, 1099, 1100, 1150, 1199, 1200, 1240, 1280, 1430, 1700];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of [...routes, { path: '/no-such-line' }])
  for (const language of ['en', 'fr'])
    test(`the words of ${path} are whole, and no picture lies on them, ${language}`, async ({
      page,
      errors,
    }) => {
      await open(page, path);
      // The address's own answer is a 404.
      if (path === '/no-such-line') errors.length = 0;
      if (language === 'fr') await switchToFrench(page);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await resize(page, width, 700);
        expect.soft(await spoiltWords(page), `${width} px`).toEqual([]);
      }
    });
