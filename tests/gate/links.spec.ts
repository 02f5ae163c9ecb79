import { redirects, routes } from '../../src/content/routes.ts';
import { expect, open, test } from '../support/site.ts';

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

test('every link on every page leads somewhere', async ({ request }) => {
  const links = new Set<string>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) links.add(link ?? '');
  }
  expect(links.size).toBeGreaterThan(40);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
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
