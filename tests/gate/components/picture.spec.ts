/** A picture that does not load leaves its alternative text, where it can be read; decoration leaves nothing. */
import sharp from 'sharp';
import type { Locator, Page } from 'playwright';
import { expect, open, sizes, test } from '../../support/site.ts';

test.use({ ...sizes.phone, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page on which no picture arrives. */
async function openWithoutPictures(page: Page, route: string): Promise<void> {
  await page.route(/\.(avif|webp)$/, (answer) => answer.fulfill({ contentType: 'image/avif', body: '' }));
  await open(page, route);
}

/** Scrolls to a picture that has failed. @returns its pixels in grey */
async function pixels(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  return sharp(await picture.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

test('the alternative text of a lost picture is in its middle, not under its round corners', async ({
  page,
}) => {
  await openWithoutPictures(page, '/resources/team');
  const { data, info } = await pixels(page.locator('[data-member] img').first());
  /** The number of dark pixels between two fractions of the height, right of the jack. */
  const ink = (from: number, to: number) => {
    let count = 0;
    for (let y = Math.round(from * info.height); y < to * info.height; y += 1)
      for (let x = Math.round(0.35 * info.width); x < 0.7 * info.width; x += 1)
        if ((data[y * info.width + x] ?? 255) < 80) count += 1;
    return count;
  };
  expect(ink(0.35, 0.65), 'words in the middle').toBeGreaterThan(50);
  expect(ink(0, 0.25), 'words at the top').toBe(0);
});

test('a lost picture without words leaves no broken icon', async ({ page }) => {
  await openWithoutPictures(page, '/');
  const { data } = await pixels(page.locator('main img[alt=""]:visible').first());
  expect(Math.min(...data), 'the darkest pixel').toBeGreaterThan(225);
});
