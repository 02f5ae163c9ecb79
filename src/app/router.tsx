/**
 * Turns the route registry into the router's own objects: each page is a chunk, loaded together with its
 * messages.
 */
import { type ComponentType, useEffect } from 'react';
import {
  createBrowserRouter,
  createPath,
  type RouteObject,
  type RouterNavigateOptions,
  redirect,
  type To,
} from 'react-router-dom';
import { notFound, pageFile, redirects, type Route, routes } from '../content/routes.ts';
import { ErrorPage } from './error-page.tsx';
import { LanguageRoute, loader } from './language-route.tsx';
import { leaveForMissingChunk } from './missing-chunk.ts';
import { NOT_ARRIVED } from './page-outlet.tsx';
import { nameEntries } from './places.ts';
import { RootLayout } from './root-layout.tsx';

const pages = import.meta.glob<{ Page: ComponentType }>('../pages/**/page.tsx');

const asked = new Map<string, Promise<{ Page: ComponentType }>>();

/** A page's code, requested once. @throws if the registry names a page without a file */
export function loadPage(route: Route): Promise<{ Page: ComponentType }> {
  const file = pageFile(route);
  const load = pages[`../${file}`];
  if (!load) throw new Error(`router: src/${file} is missing`);
  const page = asked.get(file) ?? load();
  asked.set(file, page);
  page.catch((error: unknown) => {
    // Retry when it is next wanted, except for a lost style sheet, which the bundler does not fetch twice.
    if (!String(error).includes('CSS')) asked.delete(file);
  });
  return page;
}

/**
 * The stand-in for a page that failed to load. The router keeps it; on another visit it opens the page as a
 * document.
 */
function LatePage() {
  useEffect(() => void leaveForMissingChunk(), []);
  return <ErrorPage />;
}

function pageRoute(route: Route): RouteObject {
  return {
    caseSensitive: true,
    path: route.entries ? `${route.path}/:slug?` : route.path,
    errorElement: <ErrorPage />,
    lazy: async () => {
      try {
        return { Component: (await loadPage(route)).Page };
      } catch (error) {
        if (await leaveForMissingChunk()) return new Promise<never>(() => {});
        console.error(`router: the page ${route.page} could not be loaded`, error);
        // If `lazy` rejected, the router would go on waiting for the route and render nothing.
        return { Component: LatePage, handle: NOT_ARRIVED };
      }
    },
  };
}

export function routeObjects(): RouteObject[] {
  return [
    {
      element: <LanguageRoute />,
      loader,
      // Each address has its own messages.
      shouldRevalidate: () => true,
      children: [
        {
          element: <RootLayout />,
          errorElement: <ErrorPage />,
          children: [
            ...routes.map(pageRoute),
            ...redirects.map(([from, to]) => ({ path: from, loader: () => redirect(to) })),
            pageRoute(notFound),
          ],
        },
      ],
    },
  ];
}

export function createRouter() {
  nameEntries();
  const router = createBrowserRouter(routeObjects());
  const { navigate } = router;
  // The second press of a double click hits a link that does not know of the first, and would add a history
  // entry.
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    const path = to !== null && typeof to === 'object' ? createPath(to) : to;
    const isHere = path === createPath(router.state.location);
    return navigate(to as To, isHere ? { ...options, replace: true } : options);
  };
  return router;
}

/**
 * Resolves when the first page's chunk and messages have loaded. Rendering sooner would blank the prerendered
 * page, whose links work as ordinary ones until then.
 */
export function ready(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
