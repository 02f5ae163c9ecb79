import { figuresSeen } from '../../support/seen-figures.ts';
import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('count: the figures rise from zero to the written values', async ({ motion, page }) => {
  await open(page, '/services/phone-systems');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await motion.ready('count');
  const figures = page.locator('[data-scene=count] [data-part=figure]');
  expect(await figuresSeen(figures)).toEqual(['0', '0']);
  // A reader, a search or a copy finds them as they are.
  await expect(figures).toHaveText(['45', '85']);
  await figures.first().scrollIntoViewIfNeeded();
  await expect.poll(() => figuresSeen(figures)).toEqual(['45', '85']);
});

for (const path of ['/services/phone-systems', '/services/automation', '/solutions/market-size'])
  test(`count: the digits drawn over a figure lie on its own, ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const figures = page.locator('[data-part=figure]');
    const picture = () => figures.last().locator('..').screenshot();
    const plain = await picture();
    await figures.evaluateAll((all) => {
      for (const figure of all) (figure as HTMLElement).dataset.counted = figure.textContent ?? '';
    });
    expect((await picture()).equals(plain)).toBe(true);
    await figures.evaluateAll((all) => {
      for (const figure of all) (figure as HTMLElement).dataset.counted = '0';
    });
    expect((await picture()).equals(plain)).toBe(false);
  });
