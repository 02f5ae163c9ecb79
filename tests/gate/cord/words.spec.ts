import { routes } from '../../../src/content/routes.ts';
import { frames } from '../../support/at-rest.ts';
import { expect, french, open, sizes, test } from '../../support/site.ts';
import { inkOf } from './ink.ts';

// With reduced motion every cord is drawn whole from the start: all of its path can be looked at.
test.use({ reducedMotion: 'reduce' });

/** A nearly square screen, where the hero's buttons stand as low as its jack: for the home page alone. */
const square = { viewport: { width: 1280, height: 862 } };

for (const [size, device] of Object.entries({ ...sizes, square }))
  test.describe(size, () => {
    test.use(device);

    test('no cord crosses a word, in English or in French', async ({ page }) => {
      for (const { path } of routes) {
        if (size === 'square' && path !== '/') continue;
        await open(page, path);
        const cords = page.locator('[data-cord]');
        // The switchboard's cord is long enough for a desk's board only.
        const none = path === '/solutions/industries' && size !== 'desktop';
        if (none || (await cords.count()) === 0) continue;
        const look = async (language: string) => {
          for (const cord of await cords.all()) await expect(cord).toHaveAttribute('data-drawn');
          await page.evaluate(() => document.fonts.ready);
          // Other words make another page, and the cord is laid out anew with the next frame.
          await frames(page, 4);
          for (const cord of await page.locator('[data-cord][data-drawn]').all())
            expect.soft(await cord.evaluate(crossed, await inkOf(cord)), `${path}, ${language}`).toEqual([]);
        };
        await look('English');
        if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
        await french(page);
        if (size === 'phone') await page.keyboard.press('Escape');
        await look('French');
      }
    });
  });

/**
 * The words under the ink of a cord, with the number of its pixels on each. What is hidden from readers is a picture, and what is hidden from eyes
 * is under no cord.
 */
function crossed(cord: HTMLElement | SVGElement, canvas: HTMLCanvasElement): string[] {
  const found: string[] = [];
  const box = cord.getBoundingClientRect();
  const context = canvas.getContext('2d');
  const scale = canvas.width / box.width;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden="true"], .sr-only')) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // A line's box is higher than its letters.
      const y = top - box.top + height * 0.2;
      if (left + width < box.left || left > box.right || y > box.height || y + height < 0 || width < 4)
        continue;
      const ink = context?.getImageData(
        (left - box.left) * scale,
        y * scale,
        width * scale,
        height * 0.6 * scale,
      );
      const dots = ink?.data.filter((value, at) => at % 4 === 3 && value > 128).length ?? 0;
      if (dots > 0) found.push(`${cord.dataset.cord}: ${node.textContent.trim().slice(0, 40)} (${dots})`);
    }
  }
  return found;
}
