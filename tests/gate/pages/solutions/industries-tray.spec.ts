import { resize } from '../../../support/at-rest.ts';
import { drawnOver, drawnThings } from '../../../support/drawn-over.ts';
import { expect, french, open, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the plugs on the tray stand below the words over them, in English and in French', async ({ page }) => {
  await open(page, '/solutions/industries');
  const look = async (language: string) => {
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 1366],
      [390, 844],
    ] as const) {
      await resize(page, width, height);
      expect.soft(await drawnOver(page, drawnThings), `${language}, ${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await look('English');
  await french(page);
  await look('French');
});
