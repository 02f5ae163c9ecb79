import { redirects, routes } from '../../src/content/routes.ts';
import { expect, hydrated, open, test } from './site.ts';

const titles = new Map<string, string>();
const descriptions = new Map<string, string>();

for (const { path } of routes)
  test(`${path} stands, in one piece`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://allo.example${path}`);
    const title = await page.title();
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
    expect(titles.get(title), title).toBeUndefined();
    expect(descriptions.get(description)).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    for (const block of await page.locator('script[type="application/ld+json"]').allTextContents())
      expect(JSON.parse(block)['@graph'].length).toBeGreaterThan(1);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${width} px`).toBe(0);
    }
    expect(foreign).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path } of routes)
    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toContainText('hello@allo.example');
      const hidden = await page.evaluate(
        () =>
          [...document.querySelectorAll('main p, main h2, main h3, main li, main blockquote')].filter(
            (element) =>
              element.closest('[aria-hidden]') === null && getComputedStyle(element).opacity === '0',
          ).length,
      );
      expect(hidden).toBe(0);
    });
});

test('an unknown address answers 404 with a designed page and ways back', async ({ page, errors }) => {
  const response = await page.goto('/no/such/line', { waitUntil: 'load' });
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toContainText('Wrong');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Hang up and go home' }).click();
  await expect(page).toHaveURL('/');
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
});

for (const [from, to] of redirects)
  test(`${from} moves to ${to}: 308 from the host, replaced by the router`, async ({ page, request }) => {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${to}?a=1`);
    await open(page, '/pricing');
    await page.locator(`footer a[href="${from}"]`).click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

test('the host sends its security headers, compresses text, and lists every page', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  const headers = response.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'");
  const gzip = await request.get('/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gzip.headers()['content-encoding']).toBe('gzip');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(
    [...sitemap.matchAll(/<loc>https:\/\/allo\.example([^<]*)<\/loc>/g)].map(([, path]) => path),
  ).toEqual(routes.map(({ path }) => path));
});

test('every link on the home page leads somewhere', async ({ page, request }) => {
  await open(page);
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
