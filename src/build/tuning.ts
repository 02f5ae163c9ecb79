/** Dev server only: gives the tuning panel a scene's source. `GET /__scene/<name>` → `{ file, source }`, or 404. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function tuningPlugin(): Plugin {
  return {
    name: 'tuning',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use('/__scene/', (request, response) => {
        const name = request.url?.slice(1) ?? '';
        const stems = ['scene', 'effect', 'transition'].map((kind) => `/${name}.${kind}.ts`);
        const file = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).find((path) =>
          stems.some((stem) => `/${path}`.endsWith(stem)),
        );
        if (!/^[\w-]+$/.test(name) || !file) {
          response.writeHead(404).end();
          return;
        }
        const source = readFileSync(join(root, 'src', file), 'utf8');
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ file: `src/${file}`, source }));
      });
    },
  };
}
