/**
 * `vite preview` serves `dist/` as a real host would: compressed files, clean addresses, redirects, 404, headers. `vite`
 * answers every address with the one page that it has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { redirects, routeAt } from '../content/routes.ts';
import { cacheControl } from './headers.ts';

export function hostPlugin(): Plugin {
  return {
    name: 'host',
    // The dev server has one page, which renders every address.
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const page = request.headers.accept?.includes('text/html') && !/[@.]/.test(pathname);
        if (page && !pathname.startsWith('/__')) request.url = `/${search}`;
        next();
      });
    },
    configurePreviewServer(server) {
      const root = join(server.config.root, server.config.build.outDir);
      const security = JSON.parse(readFileSync(join(root, '.headers.json'), 'utf8')) as Record<
        string,
        string
      >;
      const moved = new Map(redirects);
      // `dev` looks at the disk for each request, so that a new build is served at once.
      const files = sirv(root, {
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        extensions: ['html'],
        dotfiles: false,
        setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
      });
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
        const url = new URL(request.url ?? '/', 'http://localhost');
        const path = url.pathname;
        const target = moved.get(path) ?? (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : null);
        if (target && !target.startsWith('//')) {
          response.writeHead(308, { Location: target + url.search }).end();
          return;
        }
        if (path.endsWith('.html')) return missing();
        files(request, response, missing);
        function missing() {
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          response.writeHead(404, {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
          // An unknown entry of a page that has entries: the page itself says so.
          const above = routeAt(path).entries ? routeAt(path).path : '';
          response.end(request.method === 'HEAD' ? undefined : readFileSync(join(root, `${above}/404.html`)));
        }
      });
    },
  };
}
