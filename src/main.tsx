/** Browser entry: waits for the first route’s chunk and messages, then takes over the prerendered page. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../styles/index.css';
import { Providers } from './app/providers.tsx';
import { prefetchPages } from './app/prefetch.ts';
import { createRouter, loadPage, ready } from './app/router.tsx';
import { reloadForMissingChunk } from './app/missing-chunk.ts';

const root = document.getElementById('root') as HTMLElement;
// The router is made in a task of its own: with the site's script before it, it would be a long one.
await new Promise((resolve) => setTimeout(resolve));
const router = createRouter();
reloadForMissingChunk(router);
await ready(router);

if (import.meta.env.DEV) await import('./dev/devtools.ts');
const app = (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
prefetchPages(loadPage);

if (import.meta.env.DEV) void import('./dev/dev.tsx');
