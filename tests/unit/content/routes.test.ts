import { expect, test } from 'vitest';
import { href, redirects, routeAt, routes, slugAt } from '../../../src/content/routes.ts';

test('an entry’s address shows its page; deeper ones and other pages’ have none', () => {
  expect(routeAt('/resources/blog/refunds').page).toBe('blog');
  expect(slugAt('/resources/blog/refunds/')).toBe('refunds');
  expect(slugAt('/resources/blog')).toBeNull();
  expect(routeAt('/resources/blog/a/b').page).toBe('not-found');
  expect(routeAt('/pricing/a').page).toBe('not-found');
});

test('an address is given by its page’s name, with an entry, a search and a place on it', () => {
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

test('a short address shows the page that it leads to', () => {
  expect(redirects).toEqual([
    ['/about', '/resources/about-us'],
    ['/contact', '/resources/support'],
  ]);
  expect(href('about')).toBe('/about');
  expect(routeAt('/about').page).toBe('about-us');
});
