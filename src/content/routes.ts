/**
 * The registry of routes: the one source for the router, the prerenderer, the navigation, the sitemap and the tests.
 * A route's path is its folder in `src/pages/`; `messages` names the files in `src/i18n/messages/` that it needs.
 */
import type { Key, MessagesName } from '../i18n/keys.ts';

export type Route = {
  path: string;
  page: string;
  messages: MessagesName[];
  /** The page's name in menus and breadcrumbs. */
  label: Key;
  /** The section it stands under in the navigation. */
  parent?: string;
  /** Stands in the bar itself. */
  bar?: true;
  /** One step further, `<path>/<slug>`, shows the same page with an entry open. */
  entries?: true;
};

export const routes: Route[] = [
  { path: '/', page: 'home', messages: ['home', 'service-cards', 'people'], label: 'nav.home', bar: true },
  {
    path: '/services',
    page: 'services',
    messages: ['services', 'service-cards'],
    label: 'nav.services',
    bar: true,
  },
  {
    path: '/services/chatbots',
    page: 'chatbots',
    messages: ['chatbots'],
    label: 'nav.chatbots',
    parent: '/services',
  },
  {
    path: '/services/phone-systems',
    page: 'phone-systems',
    messages: ['phone-systems'],
    label: 'nav.phone-systems',
    parent: '/services',
  },
  {
    path: '/services/automation',
    page: 'automation',
    messages: ['automation'],
    label: 'nav.automation',
    parent: '/services',
  },
  {
    path: '/services/website',
    page: 'website',
    messages: ['website'],
    label: 'nav.website',
    parent: '/services',
  },
  { path: '/solutions', page: 'solutions', messages: ['solutions'], label: 'nav.solutions', bar: true },
  {
    path: '/solutions/industries',
    page: 'industries',
    messages: ['industries'],
    label: 'nav.industries',
    parent: '/solutions',
  },
  {
    path: '/solutions/market-size',
    page: 'market-size',
    messages: ['market-size'],
    label: 'nav.market-size',
    parent: '/solutions',
  },
  {
    path: '/solutions/technical-features',
    page: 'technical-features',
    messages: ['technical-features'],
    label: 'nav.technical-features',
    parent: '/solutions',
  },
  { path: '/pricing', page: 'pricing', messages: ['pricing'], label: 'nav.pricing', bar: true },
  {
    path: '/resources',
    page: 'resources',
    messages: ['resources', 'people', 'company'],
    label: 'nav.resources',
    bar: true,
  },
  {
    path: '/resources/about-us',
    page: 'about-us',
    messages: ['about-us', 'people', 'company'],
    label: 'nav.about-us',
    parent: '/resources',
  },
  { path: '/resources/faq', page: 'faq', messages: ['faq'], label: 'nav.faq', parent: '/resources' },
  {
    path: '/resources/team',
    page: 'team',
    messages: ['team', 'people', 'company'],
    label: 'nav.team',
    parent: '/resources',
  },
  {
    path: '/resources/blog',
    page: 'blog',
    messages: ['blog'],
    label: 'nav.blog',
    parent: '/resources',
    entries: true,
  },
  {
    path: '/resources/support',
    page: 'support',
    messages: ['support'],
    label: 'nav.support',
    parent: '/resources',
  },
  { path: '/privacy', page: 'privacy', messages: ['privacy'], label: 'nav.privacy' },
  { path: '/terms', page: 'terms', messages: ['terms'], label: 'nav.terms' },
];

/** The page for every address that is not in the registry; prerendered as `404.html`. */
export const notFound: Route = {
  path: '*',
  page: 'not-found',
  messages: ['not-found'],
  label: 'nav.not-found',
};

/** Addresses that lead elsewhere: from, to. A host answers 308; in the router they leave no entry of their own. */
export const redirects: [from: string, to: string][] = [
  ['/about', '/resources/about-us'],
  ['/contact', '/resources/support'],
];

/** The file of a route's page, from `src/`: `/solutions/market-size` is `pages/solutions/market-size/page.tsx`. */
export function pageFile({ path }: Route): string {
  const folder = path === '/' ? 'home' : path === '*' ? 'not-found' : path.slice(1);
  return `pages/${folder}/page.tsx`;
}

/** The sub-pages of a section, in the registry's order. */
export function subPages(path: string): Route[] {
  return routes.filter((route) => route.parent === path);
}

/** The page that an address shows or leads to; a trailing slash is ignored, an unknown address gives the not-found page. */
export function routeAt(pathname: string): Route {
  const asked = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const [, path = asked] = redirects.find(([from]) => from === asked) ?? [];
  const above = path.slice(0, path.lastIndexOf('/'));
  return routes.find((route) => route.path === path || (route.entries && route.path === above)) ?? notFound;
}

/** The entry that an address opens on its page, or null: `a` in `/resources/blog/a`. */
export function slugAt(pathname: string): string | null {
  const route = routeAt(pathname);
  return route.entries ? pathname.slice(route.path.length + 1).replace(/\/+$/, '') || null : null;
}
