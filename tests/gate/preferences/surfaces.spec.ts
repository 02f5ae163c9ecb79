/** Fields and scrollbars have the colour scheme of their surface; the browser's own dark mode, and the theme without a script. */
import type { Page } from 'playwright/test';
import { posts } from '../../../src/content/posts.ts';
import { expect, hydrated, open, sizes, test } from '../../support/site.ts';
import { surfaces } from '../../support/surfaces.ts';

/** Fields and scrollbars drawn in another scheme than their surface's. */
const mismatched = async (page: Page) =>
  (await page.evaluate(surfaces)).filter(({ scheme, surface }) => scheme !== surface);

/** The contrast of the black or white words that the browser fills into a field, on its own colour for them. */
const autofilledContrast = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((field) => {
      const isDark = getComputedStyle(field).colorScheme.includes('dark');
      // Blink's own style sheet: `light-dark(rgb(232 240 254), rgb(70 90 126 / 40%))`, words in `fieldtext`.
      const fill = isDark ? [70, 90, 126, 0.4] : [232, 240, 254, 1];
      const words = isDark ? 1 : 0;
      let under: Element | null = field;
      let colour: number[] = [255, 255, 255];
      for (; under; under = under.parentElement) {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (
          getComputedStyle(under).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        if (alpha < 1) continue;
        colour = [red, green, blue];
        break;
      }
      const linear = colour
        .map((channel, index) => channel + (Number(fill[index]) - channel) * Number(fill[3]))
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      const light = 0.2126 * Number(linear[0]) + 0.7152 * Number(linear[1]) + 0.0722 * Number(linear[2]);
      return (Math.max(light, words) + 0.05) / (Math.min(light, words) + 0.05);
    });

/** Expects everything to be drawn in its surface's scheme, in the light theme and in the dark one. */
async function expectMatching(page: Page, what: string): Promise<void> {
  // The check begins in the theme in which the last one ended.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)')).toHaveCount(1);
    expect((await page.evaluate(surfaces)).length).toBeGreaterThan(0);
    // A part that waits for its layout keeps the old theme's colours.
    await expect.poll(() => mismatched(page), { message: `${what}, ${colorScheme}` }).toEqual([]);
  }
}

test.describe('in either theme', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('fields and scrollbars have the scheme of their surface', async ({ page }) => {
    await open(page, '/resources/support');
    await expectMatching(page, 'the form');
    for (const field of ['input[name=email]', 'textarea'])
      expect(await autofilledContrast(page, field)).toBeGreaterThan(4.5);
    await open(page, '/pricing');
    await expectMatching(page, 'the price finder');
    await open(page, `/resources/blog/${posts[1]?.slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMatching(page, 'a post');
    await open(page, '/services/chatbots');
    await expectMatching(page, 'the chat');
    await open(page, '/services');
    await page.locator('[data-service=website]').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMatching(page, 'the website demo');
  });
});

test.describe('a phone’s menu', () => {
  test.use({ ...sizes.phone, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
  test('has the scheme of its light surface in the dark theme', async ({ page }) => {
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await mismatched(page)).toEqual([]);
  });
});

test.describe('a browser that darkens pages by itself', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });
  test('leaves the light theme that the visitor chose, and the light surfaces of the dark one', async ({
    page,
  }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await page.addInitScript(() => localStorage.setItem('allo:theme', 'light'));
    await page.goto('/resources/support');
    await hydrated(page);
    const corner = await page.screenshot({ clip: { x: 4, y: 300, width: 1, height: 1 } });
    expect(await pixel(page, corner)).toEqual([241, 242, 236]);
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    const field = (await page.locator('textarea').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: field.x + field.width / 2, y: field.y + 20, width: 1, height: 1 };
    expect(await pixel(page, await page.screenshot({ clip }))).toEqual([255, 255, 255]);
  });
});

/** The colour of a picture's first pixel. */
const pixel = (page: Page, png: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png.toString('base64'));

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the theme follows the system as it changes', async ({ page }) => {
    const styles: string[] = [];
    page.on(
      'response',
      (response) => response.url().includes('/assets/dark-') && styles.push(response.url()),
    );
    await page.goto('/');
    const paper = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await paper()).toBe('rgb(11, 21, 18)');
    await expect(page.locator('main picture[data-theme=dark] img').first()).toBeVisible();
    await expect(page.locator('main picture[data-theme=light] img').first()).toBeHidden();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(paper).toBe('rgb(241, 242, 236)');
    await expect(page.locator('main picture[data-theme=dark] img').first()).toBeHidden();
    expect(styles.length).toBe(1);
  });
});

test('a page with scripts does not fetch the theme of pages without', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/dark-') && styles.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/terms');
  expect(styles).toEqual([]);
});
