/** The addresses of the site: their redirects, their files, and the files that have none. */
import { routeAt, spelling } from '../content/routes.ts';

/** Files without an address of their own: pages are shown without `.html`, the rest is for the host. */
export const HIDDEN = /\.html$|\/(404|index|\.[^/]*)$|^\/_[^/]*$/;

/** Path and query of an address as it was sent; null if it is malformed or, like `//`, names another host. */
export function parsed(address: string): { path: string; search: string } | null {
  const [, path, search = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?$/.exec(address) ?? [];
  return path ? { path, search } : null;
}

/**
 * The target of an address's redirect, or null: the page's own spelling, otherwise the path without its end
 * slash.
 */
export function redirectOf(address: string): string | null {
  const [, path, search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(address) ?? [];
  if (!path) return null;
  const target = spelling(path) ?? (parsed(path) && path.replace(/(.)\/+$/, '$1'));
  return !target || target === path ? null : target + search;
}

/** The file of an address; a page's address leaves out `.html`. */
export const fileOf = (path: string): `/${string}` =>
  /\.[^/]*$/.test(path) ? (path as `/${string}`) : `${path === '/' ? '/index' : (path as `/${string}`)}.html`;

/** The error page for an unknown address: that of the page whose entry it might be, otherwise the site's. */
export const missingPage = (path: string): `/${string}` => {
  const route = routeAt(path);
  return route.entries ? (`${route.path}/404.html` as `/${string}`) : '/404.html';
};
