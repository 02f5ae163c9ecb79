/** Browser entry: waits for the first route’s chunk and messages, then takes over the prerendered page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { ignoreUnmeant } from './browser/presses.ts';
import { keepEarlyInput } from './browser/use-early-input.ts';
import { Providers } from './app/providers.tsx';
import { prefetchPages } from './app/prefetch.ts';
import { wantedLanguage } from './app/language-route.tsx';
import { turnPages } from './app/page-transition.ts';
import { createRouter, loadPage, ready } from './app/router.tsx';
import { showWaiting } from './app/waiting.ts';
import { reloadForMissingChunk } from './app/missing-chunk.ts';
import { routeAt, spelling } from './content/routes.ts';

const root = document.getElementById('root') as HTMLElement;
// A host may know an address in one spelling only, or add a slash to each: restore the page's own.
const page = spelling(location.pathname);
if (page && page !== location.pathname)
  history.replaceState(history.state, '', page + location.search + location.hash);
// In a separate task: together with the site's script, creating the router would make a long one.
await new Promise((resolve) => setTimeout(resolve));
const router = createRouter();
reloadForMissingChunk(router);
await ready(router);
showWaiting(router);
turnPages(router);

if (import.meta.env.DEV) {
  await import('./dev/devtools.ts');
  await import('./dev/transitions.ts');
}
const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
if (root.dataset.page === routeAt(location.pathname).page) {
  keepEarlyInput();
  hydrateRoot(root, app);
} else {
  // The host answered with another document, such as its error page: the address's own page takes its place.
  for (const own of document.head.querySelectorAll(
    'title, [rel=canonical], [name=description], [name=robots]',
  ))
    own.remove();
  createRoot(root).render(app);
}
ignoreUnmeant();
prefetchPages(loadPage, wantedLanguage);

if (import.meta.env.DEV) void import('./dev/dev.tsx');
