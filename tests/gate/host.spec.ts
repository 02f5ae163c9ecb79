import { routes } from '../../src/content/routes.ts';
import { posts } from '../../src/content/posts.ts';
import { expect, test } from '../support/site.ts';

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
