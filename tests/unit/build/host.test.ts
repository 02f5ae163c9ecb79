import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, HIDDEN, missingPage, parsed, redirectOf } from '../../../src/build/addresses.ts';
import { headerRules, headersOf, type InlineHashes } from '../../../src/build/headers.ts';
import { headersFile, redirectsFile } from '../../../src/build/host-files.ts';
import { nginxServer } from '../../../src/build/nginx.ts';

const pages = new Map<`/${string}`, InlineHashes>([
  ['/index.html', { scripts: ['sha256-abc='], styles: ['sha256-def='] }],
  ['/pricing.html', { scripts: ['sha256-abc='], styles: ['sha256-ghi='] }],
]);
const own = headerRules(pages, '/');
const network = headerRules(pages, 'https://cdn.example/allo/');
const POLICY = 'Content-Security-Policy';

test('only a path of this host is accepted as an address', () => {
  expect(parsed('/pricing?a=/b/')).toEqual({ path: '/pricing', search: '?a=/b/' });
  for (const address of ['//evil.example/', '/\\evil.example/', 'http://evil.example/', '*', '', '/a#b'])
    expect(parsed(address), address).toBeNull();
});

test('moved addresses and trailing slashes redirect, never to another host', () => {
  expect(redirectOf('/about?a')).toBe('/resources/about-us?a');
  expect(redirectOf('/pricing//?a')).toBe('/pricing?a');
  for (const address of ['/', '/?a/', '/pricing', '//evil.example/', '/\\evil.example/', '//%2e/'])
    expect(redirectOf(address), address).toBeNull();
});

test('an address in another spelling redirects to the page’s own, with its query', () => {
  expect(redirectOf('/Pricing?a=B')).toBe('/pricing?a=B');
  expect(redirectOf('/%70ricing')).toBe('/pricing');
  expect(redirectOf('/resources%2Fblog/REFUNDS')).toBe('/resources/blog/refunds');
  expect(redirectOf('//pricing')).toBe('/pricing');
  expect(redirectOf('/ABOUT/')).toBe('/resources/about-us');
});

test('an unknown post gets the blog’s 404 page, a deeper address the site’s', () => {
  expect(missingPage('/resources/blog/a')).toBe('/resources/blog/404.html');
  expect(missingPage('/resources/blog/a/b')).toBe('/404.html');
  expect(missingPage('/pricing/a')).toBe('/404.html');
});

test('icons with fixed names are cached for a week, and the feed has its own content type', () => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect(headersOf(own, path)['Cache-Control'], path).toBe('public, max-age=604800');
    expect(headersFile(own)).toContain(`${path}\n  Cache-Control: public, max-age=604800\n`);
  }
  expect(headersFile(own)).toContain('/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8\n');
});

test('page files, 404 pages and the host’s own files have no address', () => {
  for (const path of [
    '/pricing.html',
    '/404',
    '/index',
    '/resources/blog/404',
    '/_headers',
    '/.headers.json',
  ])
    expect(HIDDEN.test(path), path).toBe(true);
  for (const path of ['/', '/pricing', '/assets/_a.js', '/sitemap.xml', '/.well-known/a'])
    expect(HIDDEN.test(path), path).toBe(false);
});

test('hashed files are cached for good, social pictures for a week, the rest not at all', () => {
  const cached = (path: string) => headersOf(own, path)['Cache-Control'];
  expect(cached('/assets/site-1.js')).toBe('public, max-age=31536000, immutable');
  expect(cached('/images/hero/poster-day-94761f-640.avif')).toBe('public, max-age=31536000, immutable');
  expect(cached('/og/home.png')).toBe('public, max-age=604800');
  expect(cached('/assets')).toBe('no-cache');
  expect(headersOf(own, '/assets/a.woff2')['X-Frame-Options']).toBe('DENY');
});

test('a page’s policy has the hashes of its own scripts and styles, an asset’s none, an unknown address’s all', () => {
  const inline = (file: string) => headersOf(own, file)[POLICY]?.match(/sha256-\w+=/g);
  expect(inline(fileOf('/'))).toEqual(['sha256-abc=', 'sha256-def=']);
  expect(inline(fileOf('/pricing'))).toEqual(['sha256-abc=', 'sha256-ghi=']);
  expect(inline('/assets/painter.worker-1.js')).toBeNull();
  expect(inline('/nobody')).toEqual(['sha256-abc=', 'sha256-def=', 'sha256-ghi=']);
});

test('`_headers` has one policy, since static hosts join the headers of all matching rules', () => {
  expect(headersFile(own).match(/Content-Security-Policy/g)).toHaveLength(1);
});

test('the policy allows assets of another origin, and those may be read from this one', () => {
  const policy = headersOf(network, '/')[POLICY];
  expect(policy).toContain("default-src 'self' https://cdn.example;");
  expect(headersOf(network, '/assets/a.woff2')['Access-Control-Allow-Origin']).toBe('*');
  expect(headersOf(network, '/')).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(headersOf(own, '/assets/a.woff2')).not.toHaveProperty('Access-Control-Allow-Origin');
});

test('the only Trusted Types policy allowed is the one that the cord’s loader creates', () => {
  expect(headersOf(own, '/')[POLICY]).toMatch(
    /require-trusted-types-for 'script'; trusted-types cord-painter$/,
  );
  expect(readFileSync('src/cord/drawing.ts', 'utf8')).toContain("createPolicy('cord-painter'");
});

test('`_headers`, `_redirects` and the nginx configuration contain every rule of the table', () => {
  const headers = headersFile(network);
  const redirects = redirectsFile();
  const nginx = nginxServer({ root: '/srv/allo', listen: '127.0.0.1:80', rules: network, brotli: true });
  expect(redirects).toContain('/about /resources/about-us 308\n');
  expect(redirects).toContain('/resources/blog/:slug /resources/blog/404.html 404\n');
  expect(nginx).toContain('"/about" /resources/about-us;');
  expect(nginx).toContain('"~^/resources/blog/[^/]+$" /resources/blog/404.html;');
  for (const { path, headers: wanted } of network)
    for (const [name, value] of Object.entries(wanted)) {
      expect(nginx).toContain(`"${value}"`);
      expect(nginx).toContain(name === 'Content-Type' ? `location = ${path} {` : `add_header ${name} `);
      if (path !== '/' && name === POLICY) continue;
      expect(headers).toContain(path.endsWith('/') ? `${path}*\n` : `${path}\n`);
      expect(headers).toContain(`  ${name}: ${value}\n`);
    }
});
