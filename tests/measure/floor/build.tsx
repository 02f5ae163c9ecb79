/** Builds the floor: the site's stack with next to nothing on it, prerendered and compressed as the site is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { build } from 'vite';
import { compress } from '../../../src/build/compress.ts';
import { routes } from './page.tsx';

async function markup(): Promise<string> {
  const handler = createStaticHandler(routes());
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error(`the floor answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

export async function buildFloor(outDir: string): Promise<void> {
  // Vite's runner, which runs this file, sets `development`, for which React would be built.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: resolve('tests/measure/floor'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  const file = join(outDir, 'index.html');
  const page = await markup();
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<!--app-->', () => page),
  );
  await compress(outDir);
}
