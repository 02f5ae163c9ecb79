/**
 * The routes, made from each page's `route.ts`: the single source for the router, the prerenderer, the
 * navigation, the sitemap and the tests.
 */
import type { Key, Language, MessagesName } from '../i18n/keys.ts';
import * as registry from '../registry.ts';
import type { PostSlug } from './posts.ts';
import type { RouteFacts } from './route-facts.ts';

type Registered = Exclude<(typeof registry)[keyof typeof registry], { path: '*' }>;

/** A page with an address. */
export type PageName = Registered['page'];
/** A page that has others under it. */
export type Section = Extract<Registered, { parent: string }>['parent'];
/** A page under a section. */
export type SubPage<Parent extends Section = Section> = Extract<Registered, { parent: Parent }>['page'];

export type Route<Name extends string = PageName | 'not-found'> = RouteFacts & {
  page: Name;
  parent?: Section;
  also?: readonly MessagesName[];
  menuPicture?: { caption: Key };
};

/** The page for every address that no other page has; prerendered as `404.html`. */
export const notFound: Route = registry.notFound;

const addressed = Object.values(registry).filter((route): route is Registered => route !== registry.notFound);

/** The routes below one, each before its own, in the order of the menus. */
const below = (parent?: string): Route<PageName>[] =>
  addressed
    .filter((route: RouteFacts) => route.parent === parent)
    .sort((a, b) => a.place - b.place)
    .flatMap((route) => [route, ...below(route.page)]);

/** Every page with an address, in the order of the menus. */
export const routes: readonly Route<PageName>[] = below();

/** The routes with an address, and the one without. */
export const allRoutes: readonly Route[] = [...routes, notFound];

/** The files of messages that a page needs, its own first. */
export function messagesFor({ page, also = [] }: Route): MessagesName[] {
  return [page, ...also];
}

/** Short addresses, and the page that each leads to. */
const aliases = { about: 'about-us', contact: 'support' } as const satisfies Record<string, PageName>;
type Alias = keyof typeof aliases;

/** Addresses that redirect: from, to. A host answers 308; the router adds no history entry for them. */
export const redirects: [from: string, to: string][] = Object.entries(aliases).map(([alias, page]) => [
  `/${alias}`,
  href(page),
]);

type Target = {
  /** The entry that is open on the page. */
  slug?: PostSlug;
  search?: Record<string, string> | [name: string, value: string][];
  /** The id of an element on the page. */
  hash?: string;
};

/**
 * The address of a page: `href('industries', { hash: 'retail' })` is `/solutions/industries#retail`. A short
 * name gives the address of its page, so that no internal link is redirected.
 */
export function href(name: PageName | Alias, { slug, search, hash }: Target = {}): string {
  const { [name]: target = name } = aliases as Record<string, PageName>;
  const path = routes.find(({ page }) => page === target)?.path;
  return [
    path,
    slug ? `/${slug}` : '',
    search ? `?${new URLSearchParams(search)}` : '',
    hash ? `#${hash}` : '',
  ].join('');
}

/** A page's folder, relative to `src/`: `pages/solutions/market-size` for `/solutions/market-size`. */
function folder({ path }: Route): string {
  return `pages/${path === '/' ? 'home' : path === '*' ? 'not-found' : path.slice(1)}`;
}

/** The file of a route's page, relative to `src/`. */
export const pageFile = (route: Route) => `${folder(route)}/page.tsx`;

/**
 * The file with these messages, relative to `src/`: in its page's folder, or among those that pages share.
 */
export function messagesFile(name: MessagesName, language: Language): string {
  const owner = allRoutes.find(({ page }) => page === name);
  return `${owner ? folder(owner) : 'i18n/messages'}/${name}.${language}.ts`;
}

/** The route of a page, by its name. */
export const routeOf = <Name extends PageName>(name: Name): Route<Name> =>
  routes.find((route): route is Route<Name> => route.page === name) as Route<Name>;

export function isSection(page: string): page is Section {
  return routes.some(({ parent }) => parent === page);
}

/** The sub-pages of a section, in the order of the menus. */
export function subPages<Parent extends Section>(section: Parent): Route<SubPage<Parent>>[] {
  const isUnder = (route: Route): route is Route<SubPage<Parent>> => route.parent === section;
  return routes.filter(isUnder);
}

/** The page that an address shows or leads to; a trailing slash is ignored, an unknown address gives the not-found page. */
export function routeAt(pathname: string): Route {
  const asked = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const [, path = asked] = redirects.find(([from]) => from === asked) ?? [];
  const above = path.slice(0, path.lastIndexOf('/'));
  return routes.find((route) => route.path === path || (route.entries && route.path === above)) ?? notFound;
}

/**
 * The page's own spelling of an address: `/pricing` for `/Pricing`, `/%70ricing`, `//pricing` and
 * `/pricing/`, and the new address of a moved one. Null if no page has it, however it is spelled. Hosts and
 * the browser both call this, so that a document and the page that hydrates it always agree.
 */
export function spelling(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  path = path.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/\/+/g, '/');
  const route = routeAt(path);
  if (route.path === '*') return null;
  const slug = slugAt(path);
  return slug === null ? route.path : `${route.path}/${encodeURIComponent(slug)}`;
}

/** The entry that an address opens on its page, or null: `a` in `/resources/blog/a`. */
export function slugAt(pathname: string): string | null {
  const route = routeAt(pathname);
  return route.entries ? pathname.slice(route.path.length + 1).replace(/\/+$/, '') || null : null;
}

/** An address without the entry that it opens: `/resources/blog` for `/resources/blog/a`. */
export function withoutSlug(pathname: string): string {
  const slug = slugAt(pathname);
  return slug ? pathname.slice(0, -slug.length - 1) : pathname;
}
