import { routes } from '../../../src/content/routes.ts';
import { expect, switchToFrench, open, sizes, test } from '../../support/site.ts';
import { wordsUnderCords } from '../../support/cord-words.ts';

// With reduced motion every cord is drawn whole from the start, so that all of its path is checked.
test.use({ reducedMotion: 'reduce' });

/** The narrowest desktop layout, whose columns leave cords the least room. */
const narrow = { viewport: { width: 1100, height: 700 } };
/** A nearly square screen, where the hero's buttons stand as low as its jack: for the home page alone. */
const square = { viewport: { width: 1280, height: 862 } };

for (const [size, device] of Object.entries({ ...sizes, narrow, square }))
  test.describe(size, () => {
    test.use(device);

    test('no cord crosses a word, in English or in French', async ({ page }) => {
      for (const { path } of routes) {
        if (size === 'square' && path !== '/') continue;
        await open(page, path);
        const cords = page.locator('[data-cord]');
        // The switchboard's cord is long enough for the desktop's switchboard only.
        const none = path === '/solutions/industries' && !['desktop', 'narrow'].includes(size);
        if (none || (await cords.count()) === 0) continue;
        const look = async (language: string) =>
          expect.soft(await wordsUnderCords(page), `${path}, ${language}`).toEqual([]);
        await look('English');
        if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
        await switchToFrench(page);
        if (size === 'phone') await page.keyboard.press('Escape');
        await look('French');
      }
    });
  });
