import sharp from 'sharp';
import { expect, hold, jump, open, sizes, test } from '../../support/site.ts';

test.describe('on a phone', () => {
  test.use(sizes.phone);

  test('the first frame has the opening alone and the next ones have the rest, without waiting for scripts', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.addInitScript(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      const note = () => states.push(document.documentElement.dataset.firstPaint ?? '-');
      new MutationObserver(note).observe(document, { attributeFilter: ['data-first-paint'], subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-first-paint', 'near');
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect([...new Set(states)]).toEqual(['opening', 'second', 'near']);
    const last = page.locator('footer a[href^="mailto:"]');
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
  });

  for (const path of [
    '/',
    '/services',
    '/services/phone-systems',
    '/resources/team',
    '/resources/blog',
    '/resources/support',
  ])
    test(`${path} shows its opening picture in rough, in its place, until that has come`, async ({
      page,
    }) => {
      const arrive = await hold(page, '**/images/**');
      await page.goto(path, { waitUntil: 'commit' });
      const picture = page.locator('main img[fetchpriority=high]:visible').first();
      await expect(picture).toBeVisible();
      await picture.scrollIntoViewIfNeeded();
      // The words over the picture are the same in both.
      const seen = async () =>
        sharp(await picture.screenshot({ animations: 'disabled' }))
          .resize(60, 60, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer();
      const flat = async () => {
        const { channels } = await sharp(await seen(), {
          raw: { width: 60, height: 60, channels: 3 },
        }).stats();
        return Math.max(...channels.map(({ stdev }) => stdev));
      };
      await expect.poll(flat).toBeGreaterThan(15);
      const rough = await seen();
      arrive();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect
        .poll(async () => {
          const whole = await seen();
          return (
            rough.reduce((sum, value, index) => sum + Math.abs(value - (whole[index] ?? 0)), 0) / rough.length
          );
        })
        .toBeLessThan(4);
    });
});

test.describe('the fonts', () => {
  const media = 'head link[as=font]';

  test('are preloaded if the document came at once', async ({ page }) => {
    // A document that a busy machine delays did not come at once: it is loaded again.
    await expect(async () => {
      await page.goto('/terms');
      expect(
        await page.locator(media).evaluateAll((links: HTMLLinkElement[]) => links.map((one) => one.media)),
      ).toEqual(['all', 'all']);
    }).toPass();
  });

  test('are not preloaded if the document was slow: the body requests each once', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) requested.push(request.url());
    });
    await page.route('**/privacy', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/privacy');
    expect(
      await page.locator(media).evaluateAll((links: HTMLLinkElement[]) => links.map((one) => one.media)),
    ).toEqual(['not all', 'not all']);
    await jump(page, 0);
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested.length).toBeGreaterThan(1);
  });
});

test('each script is requested once, and not before the page has been painted', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/terms');
  const { painted, started } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) =>
        document.querySelector(`link[rel=modulepreload][href="${new URL(name).pathname}"]`),
      );
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      started: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(started.length).toBeGreaterThan(5);
  // The scripts wait no longer than a second if nothing is painted.
  expect(Math.min(...started)).toBeGreaterThanOrEqual(Math.min(painted, 1000));
  const scripts = requested.filter((address) => address.endsWith('.js'));
  expect(scripts.length).toBe(new Set(scripts).size);
});
