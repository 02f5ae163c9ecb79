/** A copy of the built site on a host of its own, which a new deploy can replace under the visitor. */
import type { ServerResponse } from 'node:http';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

export type Deployed = {
  origin: string;
  /** Renames every chunk and style sheet, as a build with changed code does; the old names are gone. */
  deploy(): Promise<void>;
  /** Deletes the files in `assets/` whose names begin with `start`, as if the deploy had left them out. */
  lose(start: string): void;
  stop(): Promise<void>;
};

const isText = (name: string) => /\.(js|css|html)$/.test(name);

export async function deployed(): Promise<Deployed> {
  const root = mkdtempSync(join(tmpdir(), 'allo-deploy-'));
  const assets = join(root, 'assets');
  cpSync('dist', root, { recursive: true });
  const server = await preview({
    logLevel: 'error',
    build: { outDir: root },
    preview: { port: 0, host: '127.0.0.1' },
  });
  // A file must not be renamed or removed while the server sends it.
  const responses = new Set<Promise<unknown>>();
  server.httpServer.on('request', (_request: unknown, response: ServerResponse) => {
    const closed = new Promise((resolve) => response.once('close', resolve));
    responses.add(closed);
    void closed.then(() => responses.delete(closed));
  });
  const allSent = async () => {
    while (responses.size > 0) await Promise.all(responses);
  };
  let build = 0;
  return {
    origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async deploy() {
      await allSent();
      build += 1;
      const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
      const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `-${build}$1`)]));
      const old = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const file = join(root, name);
        if (/\.(br|gz)$/.test(name)) rmSync(file);
        else if (isText(name))
          writeFileSync(
            file,
            readFileSync(file, 'utf8').replace(old, (found) => renamed.get(found) ?? found),
          );
      }
      for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
    },
    lose(start) {
      for (const name of readdirSync(assets)) if (name.startsWith(start)) rmSync(join(assets, name));
    },
    async stop() {
      await allSent();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
