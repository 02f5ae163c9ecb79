/** A picture that does not come leaves its words, where they can be read. */
import sharp from 'sharp';
import { expect, open, sizes, test } from '../../support/site.ts';

test.use({ ...sizes.phone, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('the words of a lost picture stand in its middle, not under its round corners', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/avif', body: '' }));
  await open(page, '/resources/team');
  const frame = page.locator('[data-member] img').first();
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => frame.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const { data, info } = await sharp(await frame.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** How many dark pixels stand in the rows from one part of the height to another, right of the jack. */
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
