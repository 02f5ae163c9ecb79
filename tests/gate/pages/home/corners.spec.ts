/** Rounded corners that are painted over moving content: the corner shows the page, and the content begins a little further in. */
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, motionReady, open, sizes, test, visit } from '../../../support/site.ts';

/** The colour of a pixel on the screen, each channel from 0 to 255. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({
    clip: { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 },
  });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

/** The largest difference between the channels of two colours. */
const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

const paper = (page: Page) =>
  page.evaluate(() => (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number));

/** Checks a corner of the hero's panel, with its video. */
async function expectHeroCorner(page: Page) {
  await expect(page.locator('video')).toHaveAttribute('data-ready');
  const box = await page.locator('[data-part=panel]').boundingBox();
  if (!box) throw new Error('no panel');
  const [right, top] = [box.x + box.width, box.y];
  // The panel's own shadow falls there, a little darker than paper.
  const corner = await colourAt(page, right - 3, top + 2);
  const own = await paper(page);
  expect(apart(corner, own)).toBeLessThan(16);
  const inside = await colourAt(page, right - 24, top + 24);
  expect(apart(inside, own)).toBeGreaterThan(30);
}

/** Checks the four corners of the showcase's viewport. */
async function expectShowcaseCorners(page: Page) {
  await motionReady(page);
  await visit(page, 'showcase', 600);
  const { width, height } = sizes.desktop.viewport;
  const own = await paper(page);
  for (const [x, y] of [
    [1, 1],
    [width - 2, 1],
    [1, height - 2],
    [width - 2, height - 2],
  ] as const) {
    await expect.poll(() => colourAt(page, x, y), `${x}, ${y}`).toEqual(own);
    const inside = await colourAt(page, Math.abs(x - 20), Math.abs(y - 20));
    expect(inside, `inside ${x}, ${y}`).not.toEqual(own);
  }
}

test.use({ ...sizes.desktop, colorScheme: 'light' });

test('the hero’s panel has round corners with its video, and so has the showcase', async ({ page }) => {
  await open(page);
  await expectHeroCorner(page);
  await expectShowcaseCorners(page);
});

test('the hero’s panel has round corners in forced colours', { tag: '@more' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await expectHeroCorner(page);
});

test.describe('dark', { tag: '@more' }, () => {
  test.use({ colorScheme: 'dark' });
  test('the showcase has round corners', async ({ page }) => {
    await open(page);
    await expectShowcaseCorners(page);
  });
});
