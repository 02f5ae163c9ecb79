import { expect, hold, jump, open, sizes, test } from '../../support/site.ts';

const preview = '[data-part=panel] img[data-theme=light][width="480"]';

test.describe('on a phone', () => {
  test.use(sizes.phone);

  test('the first frame has the opening alone, the next ones what follows, and none of them waits for scripts', async ({
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

  test('the document brings a rough poster, as wide as the sharp one that is still to come', async ({
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

test('a visitor who comes from another page fetches the rough poster of one shift', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/poster-\w+-small/.test(request.url())) asked.push(request.url());
  });
  await open(page, '/privacy');
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator(preview)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/\/assets\/poster-day-small-[\w-]+\.avif$/);
});

test.describe('the fonts', () => {
  const media = 'head link[as=font]';

  test('are waited for where the document came at once', async ({ page }) => {
    // A document that a busy machine delays did not come at once: it is asked for again.
    await expect(async () => {
      await page.goto('/terms');
      expect(
        await page.locator(media).evaluateAll((links: HTMLLinkElement[]) => links.map((one) => one.media)),
      ).toEqual(['all', 'all']);
    }).toPass();
  });

  test('are not where it took its time: the body asks for them, once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
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
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(1);
  });
});

test('scripts are asked for once the page has been painted, all at once, each once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  const scripts = asked.filter((address) => address.endsWith('.js'));
  expect(scripts.length).toBe(new Set(scripts).size);
});
