import { redirects, routes } from '../../src/content/routes.ts';
import { posts } from '../../src/content/posts.ts';
import { expect, hydrated, open, test } from './site.ts';

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
  ).toEqual([...routes.map(({ path }) => path), ...posts.map(({ slug }) => `/resources/blog/${slug}`)]);
});

test('every link on every page leads somewhere', async ({ request }) => {
  const links = new Set<string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(link ?? '');
  }
  expect(links.size).toBeGreaterThan(40);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test('no page downloads the home page’s code', async ({ request }) => {
  const own = /\/assets\/home-/;
  expect(await (await request.get('/')).text()).toMatch(own);
  for (const { path } of routes.filter((route) => route.path !== '/'))
    expect(await (await request.get(path)).text(), path).not.toMatch(own);
});

test('every address inside a page points at something on it', async ({ page }) => {
  for (const path of ['/pricing', '/resources/faq']) {
    await page.goto(path);
    const targets = await page
      .locator('main a[href^="#"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')?.slice(1) ?? ''));
    expect(targets.length).toBeGreaterThan(3);
    for (const id of targets) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});
