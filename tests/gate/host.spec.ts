/** The host's answers; `tests/built/` tests the files that it sends. */
import { redirects } from '../../src/content/routes.ts';
import { faults } from '../long/host/hostile-addresses.ts';
import { expect, open, test } from '../support/site.ts';

test('the host compresses text as the browser accepts it, and sends the page’s own policy', async ({
  request,
}) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.get('/', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers()['content-security-policy']).toContain("'sha256-");
  }
});

test('no address makes the host fail, send a visitor elsewhere, repeat markup or answer nothing', async ({
  baseURL,
}) => {
  expect(await faults(baseURL ?? '')).toEqual([]);
});

test('the host redirects a moved address with a 308, and keeps its query', async ({ page, request }) => {
  for (const [from, to] of redirects) {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${to}?a=1`);
  }
  await open(page, '/contact?tier=middle');
  await expect(page).toHaveURL('/resources/support?tier=middle');
  await expect(page.locator('textarea')).toHaveValue(/Middle/);
});
