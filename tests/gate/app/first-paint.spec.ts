import { expect, hold, jump, open, sizes, test } from '../../support/site.ts';

const preview = '[data-part=panel] img[data-theme=light][width="480"]';

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

  test('the document contains a rough poster, as large as the sharp one that is still loading', async ({
    page,
  }) => {
    const arrive = await hold(page, '**/images/hero/poster*');
    await page.goto('/', { waitUntil: 'commit' });
    const rough = page.locator(preview);
    await expect.poll(() => rough.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    expect(await rough.getAttribute('src')).toMatch(/^data:image\/avif/);
    expect(await rough.boundingBox()).toEqual(
      await page.getByRole('img', { name: /^The operator, / }).boundingBox(),
    );
    arrive();
  });
});

test('a visitor who comes from another page fetches the rough poster of one theme', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/poster-\w+-small/.test(request.url())) requested.push(request.url());
  });
  await open(page, '/privacy');
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator(preview)).toBeVisible();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toMatch(/\/assets\/poster-day-small-[\w-]+\.avif$/);
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
