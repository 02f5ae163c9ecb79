import { resize } from '../../../support/at-rest.ts';
import { drawnOver, drawnThings } from '../../../support/drawn-over.ts';
import { expect, switchToFrench, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// French has the longer words.
for (const language of ['French', 'English'])
  test(`the plugs on the tray lie on no words, in ${language}`, {
    tag: language === 'English' ? '@more' : [],
  }, async ({ page }) => {
    await open(page, '/solutions/industries');
    if (language === 'French') await switchToFrench(page);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 1366],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      expect.soft(await drawnOver(page, drawnThings), `${width} × ${height}`).toEqual([]);
    }
  });
