/**
 * Makes `vite preview` serve `dist/` as a real host would: compressed files, clean addresses, redirects, 404,
 * headers. The dev server has one page and answers every address with it.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { fileOf, HIDDEN, missingPage, parsed, redirectOf } from './addresses.ts';
import { type HeaderRule, headersOf } from './headers.ts';

export function hostPlugin(): Plugin {
  return {
    name: 'host',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const { path, search } = parsed(request.url ?? '/') ?? { path: '/', search: '' };
        const page = request.headers.accept?.includes('text/html') && !/[@.]/.test(path);
        if (page && !path.startsWith('/__')) request.url = `/${search}`;
        next();
      });
    },
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir);
      const rules: HeaderRule[] = JSON.parse(readFileSync(join(root, '.headers.json'), 'utf8'));
      // `dev` checks the disk on each request, so that a new build is served at once.
      const files = sirv(root, {
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        extensions: ['html'],
        setHeaders(response, path) {
          for (const [name, value] of Object.entries(headersOf(rules, fileOf(path))))
            response.setHeader(name, value);
        },
      });
      // A message that is too long, or not HTTP, never becomes a request; Vite's own answer to it has no
      // body.
      server.httpServer.prependListener('clientError', (error: NodeJS.ErrnoException, socket) => {
        const status =
          error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
        if (socket.writable)
          socket.end(
            `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n${status}\n`,
          );
      });
      server.middlewares.use((request, response) => {
        const address = request.url ?? '/';
        const path = parsed(address)?.path ?? null;
        const answer = (status: number, headers: Record<string, string>, body?: string | Buffer) =>
          response
            .writeHead(status, { ...headersOf(rules, '/'), ...headers })
            .end(request.method === 'HEAD' ? undefined : body);
        if (request.method !== 'GET' && request.method !== 'HEAD')
          return answer(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }, 'Method not allowed\n');
        const target = redirectOf(address);
        if (target) return answer(308, { Location: target });
        if (path === null || HIDDEN.test(path)) return missing();
        files(request, response, missing);
        function missing() {
          const page = missingPage(path ?? '');
          const headers = { ...headersOf(rules, page), 'Content-Type': 'text/html; charset=utf-8' };
          answer(404, headers, readFileSync(join(root, page)));
        }
      });
    },
  };
}
