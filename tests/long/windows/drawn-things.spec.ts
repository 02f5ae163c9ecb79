/** No plug, tray, lamp or jack lies on words, in either language, in the windows of this suite and those between. */
import { routes } from '../../../src/content/routes.ts';
import { resize } from '../../support/at-rest.ts';
import { drawnOver, drawnThings } from '../../support/drawn-over.ts';
import { expect, switchToFrench, open, test } from '../../support/site.ts';

const windows = [
  [844, 390],
  [320, 568],
  [390, 844],
  [1024, 768],
  [1024, 1366],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [2560, 1440],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of routes)
  for (const language of ['en', 'fr'])
    test(`no drawn thing lies on the words of ${path}, ${language}`, async ({ page }) => {
      await open(page, path);
      if (language === 'fr') await switchToFrench(page);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of windows) {
        await resize(page, width, height);
        expect.soft(await drawnOver(page, drawnThings), `${width} × ${height}`).toEqual([]);
      }
    });
