/** The graphics process may end and come back, after sleep or with another driver: every canvas is empty then. */
import { expect, open, test } from '../../support/site.ts';
import { walkQuickly } from '../../support/walk-quickly.ts';

for (const motion of ['no-preference', 'reduce'] as const)
  test(`cords are drawn again after the graphics process was lost (${motion})`, async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/pricing');
    await expect(page.locator('[data-drawn]')).toHaveCount(2);
    await walkQuickly(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const cord = page.locator('[data-drawn]').first();
    /** The number of red pixels in a screenshot of the cord. */
    const red = async () => {
      const picture = await cord.screenshot();
      return page.evaluate(async (data) => {
        const bitmap = await createImageBitmap(
          new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]),
        );
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if ((pixels[at] ?? 0) > 120 && (pixels[at + 1] ?? 255) < 70) count += 1;
        return count;
      }, picture.toString('base64'));
    };
    await expect.poll(red).toBeGreaterThan(1000);
    const before = await red();
    const canvas = await cord.locator('canvas').first().elementHandle();
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.crashGpuProcess');
    await expect.poll(() => canvas?.evaluate((element) => element.isConnected)).toBe(false);
    await expect.poll(red).toBeGreaterThan(before * 0.9);
  });
