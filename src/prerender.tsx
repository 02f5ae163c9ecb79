/** Build entry: renders every route of the registry to HTML, in English and in the light theme. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { routeObjects } from './app/router.tsx';
import { social } from './app/social.ts';
import { posts } from './content/posts.ts';
import {
  href,
  messagesFile,
  messagesFor,
  notFound,
  pageFile,
  type Route,
  routeAt,
  routes,
} from './content/routes.ts';

const blog = routeAt(href('blog'));

const modules = (route: Route) => [
  `src/${pageFile(route)}`,
  ...(['shell', ...messagesFor(route)] as const).map((name) => `src/${messagesFile(name, 'en')}`),
];

export { feed } from './app/feed.ts';

/** The build's pages: address, page, source files whose chunks it needs, and whether the sitemap lists it. */
export const entries = [
  ...routes.map((route) => ({
    path: route.path,
    page: route.page,
    modules: modules(route),
    indexed: true,
    // Date of the newest post.
    date: route.entries && posts[0]?.date,
  })),
  ...posts.map(({ slug, date }) => ({
    path: href('blog', { slug }),
    page: blog.page,
    modules: modules(blog),
    indexed: true,
    date,
  })),
  // A host's answers for an unknown post and for an unknown page.
  { path: `${blog.path}/404`, page: blog.page, modules: modules(blog), indexed: false },
  { path: '/404', page: notFound.page, modules: modules(notFound), indexed: false },
];

export async function render(path: string): Promise<{ html: string; head: string }> {
  const handler = createStaticHandler(routeObjects());
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`prerender: ${path} answered ${context.status}`);
  const failed = Object.values(context.errors ?? {})[0];
  if (failed) throw failed;
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const text = await new Response(prelude).text();
  // React puts everything that belongs in the head before the page's first element.
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(text)?.[0] ?? '';
  return { html: text.slice(head.length), head: head + social(path) };
}
