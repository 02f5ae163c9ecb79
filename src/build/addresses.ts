/** What an address of this host is, where it leads, and which files have none. */
import { redirects } from '../content/routes.ts';

const moved = new Map(redirects);

/** Files without an address of their own: pages are shown without `.html`, the rest is for the host. */
export const HIDDEN = /\.html$|\/(404|index|\.[^/]*)$|^\/_[^/]*$/;

/** The parts of an address as it was sent; null where it is none, or names another host as `//` does. */
export function parsed(address: string): { path: string; search: string } | null {
  const [, path, search = ''] = /^(\/(?![/\\])[^?#]*)(\?[^#]*)?$/.exec(address) ?? [];
  return path ? { path, search } : null;
}

/** Where an address leads, or null: moved ones to their page, others without the slash at their end. */
export function redirectOf(address: string): string | null {
  const parts = parsed(address);
  if (!parts) return null;
  const { path, search } = parts;
  const target = moved.get(path) ?? (path.replace(/\/+$/, '') || '/');
  return target === path ? null : target + search;
}

/** The file of an address: a page's has the ending that its address leaves out. */
export const fileOf = (path: string): `/${string}` =>
  /\.[^/]*$/.test(path) ? (path as `/${string}`) : `${path === '/' ? '/index' : (path as `/${string}`)}.html`;
