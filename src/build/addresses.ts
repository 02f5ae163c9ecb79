/** The addresses of this host: what each is, where it leads, and which files have none. */
import { routeAt, spelling } from '../content/routes.ts';

/** Files without an address of their own: pages are shown without `.html`, the rest is for the host. */
export const HIDDEN = /\.html$|\/(404|index|\.[^/]*)$|^\/_[^/]*$/;

/** The parts of an address as it was sent; null where it is none, or names another host as `//` does. */
export function parsed(address: string): { path: string; search: string } | null {
  const [, path, search = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?$/.exec(address) ?? [];
  return path ? { path, search } : null;
}

/** The redirect of an address, or null: from another spelling to the page's own, else to the one without the end slash. */
export function redirectOf(address: string): string | null {
  const [, path, search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(address) ?? [];
  if (!path) return null;
  const target = spelling(path) ?? (parsed(path) && path.replace(/(.)\/+$/, '$1'));
  return !target || target === path ? null : target + search;
}

/** The file of an address: a page's has the ending that its address leaves out. */
export const fileOf = (path: string): `/${string}` =>
  /\.[^/]*$/.test(path) ? (path as `/${string}`) : `${path === '/' ? '/index' : (path as `/${string}`)}.html`;

/** The page for an address that is unknown: that of the page whose entry it might be, else the site's. */
export const missingPage = (path: string): `/${string}` => {
  const route = routeAt(path);
  return route.entries ? (`${route.path}/404.html` as `/${string}`) : '/404.html';
};
