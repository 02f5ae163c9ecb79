/** Addresses in other spellings, on a host that knows one spelling only and answers all others with its error page. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { expect, hydrated, test } from '../../support/site.ts';

let host: Server;
let origin: string;

test.beforeAll(async () => {
  const files = sirv('dist', { extensions: ['html'], etag: true });
  host = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync('dist/404.html'));
    }),
  );
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => host.close());

/** Rows: the written address, the address that it becomes, the page's title, and an element of the page. */
const rows = [
  ['/Pricing?calls=9000', '/pricing?calls=9000', /^Pricing/, '[data-section=pricing]'],
  ['/solutions%2FMarket-Size', '/solutions/market-size', /^AI market/, '[data-section=market-size]'],
  ['/Resources/Blog/Refunds', '/resources/blog/refunds', /^How do you refund/, 'dialog[open]'],
  ['/about', '/resources/about-us', /^About us/, '[data-section=about-us]'],
  ['/resources/blog/a/b', '/resources/blog/a/b', /^Wrong number/, '[data-section=not-found]'],
  ['/resources/blog/nobody', '/resources/blog/nobody', /Allô$/, '[role=status]:not(:empty)'],
  ['/%2570ricing', '/%2570ricing', /^Wrong number/, '[data-section=not-found]'],
] as const;

test('any spelling of an address shows its whole page at the right spelling; an unknown address shows the whole error page', async ({
  page,
  errors,
}) => {
  for (const [written, right, title, shown] of rows) {
    await page.goto(origin + written);
    await hydrated(page);
    await expect(page, written).toHaveURL(origin + right);
    await expect(page, written).toHaveTitle(title);
    await expect(page.locator(shown).first(), written).toBeVisible();
    await expect(page.locator('title'), written).toHaveCount(1);
    // A message key in place of its words has points between letters: `page.pricing.lead`.
    expect(
      (await page.locator('main').innerText()).match(/\b[a-z-]+\.[a-z-]+\.[a-z-]+\b/g),
      written,
    ).toBeNull();
    const isMissing = shown.includes('not-found') || right.endsWith('nobody');
    await expect(page.locator('head [rel=canonical]'), written).toHaveCount(isMissing ? 0 : 1);
  }
  // The host's own status is the only error.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  errors.splice(0);
});
