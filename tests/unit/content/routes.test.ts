import { expect, test } from 'vitest';
import { href, redirects, routeAt, routes, slugAt, spelling } from '../../../src/content/routes.ts';

test('a post’s address shows the blog; deeper addresses, and such addresses below other pages, are not found', () => {
  expect(routeAt('/resources/blog/refunds').page).toBe('blog');
  expect(slugAt('/resources/blog/refunds/')).toBe('refunds');
  expect(slugAt('/resources/blog')).toBeNull();
  expect(routeAt('/resources/blog/a/b').page).toBe('not-found');
  expect(routeAt('/pricing/a').page).toBe('not-found');
});

test('`href` builds an address from a page’s name, a post, a query and a fragment', () => {
  for (const { page, path } of routes) expect(href(page)).toBe(path);
  expect(href('blog', { slug: 'refunds' })).toBe('/resources/blog/refunds');
  expect(href('blog', { search: { category: 'web' } })).toBe('/resources/blog?category=web');
  expect(href('technical-features', { search: { test: 'security' } })).toBe(
    '/solutions/technical-features?test=security',
  );
  expect(href('industries', { hash: 'retail' })).toBe('/solutions/industries#retail');
  // @ts-expect-error a name that is not in the registry
  href('suport');
  // @ts-expect-error a post that does not exist
  href('blog', { slug: 'no-such-post' });
});

test('no two pages have the same place in the menus, and none is left out', () => {
  const among = (above?: string) => routes.filter(({ parent }) => parent === above);
  for (const siblings of [among(), ...routes.map(({ page }) => among(page))])
    expect(siblings.map(({ place }) => place)).toEqual(siblings.map((_, index) => index + 1));
});

test('a short address shows the page that it redirects to', () => {
  expect(redirects).toEqual([
    ['/about', '/resources/about-us'],
    ['/contact', '/resources/support'],
  ]);
  // The site's own links skip the redirect.
  expect(href('about')).toBe('/resources/about-us');
  expect(routeAt('/about').page).toBe('about-us');
});

test('every spelling of an address has a right one, whose right one is itself', () => {
  const spellings: [string, string][] = [
    ['/Pricing', '/pricing'],
    ['/SERVICES/Chatbots', '/services/chatbots'],
    ['/%70ricing', '/pricing'],
    ['/solutions/market%2Dsize', '/solutions/market-size'],
    ['/resources%2Fblog', '/resources/blog'],
    ['//pricing//', '/pricing'],
    ['/Resources/BLOG/Refunds/', '/resources/blog/refunds'],
    ['/resources/%62log/%C3%A9', '/resources/blog/%C3%A9'],
    ['/About', '/resources/about-us'],
    ['//', '/'],
  ];
  for (const [written, right] of spellings) {
    expect(spelling(written), written).toBe(right);
    expect(spelling(right), right).toBe(right);
  }
  for (const nobody of [
    '/nobody',
    '/pricing.html',
    '/resources/blog/a/b',
    '/resources/blog/a%2Fb',
    '/%',
    '/%2570ricing',
    '//evil.example/',
    '/pricing%20',
    '/pricing%3Fa',
  ])
    expect(spelling(nobody), nobody).toBeNull();
});
