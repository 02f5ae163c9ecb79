/** What a build must not carry. */
import { readdirSync, readFileSync } from 'node:fs';
import { routes } from '../../src/content/routes.ts';
import { expect, test } from '../support/site.ts';

test('nothing of the tuning tools is in the production bundle', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const traces =
    /gs-dev-tools|GSDevTools|\/__scene\/|dev:scroll|data-outlines|Put it back|Curves of |observablehq/;
  expect(files.filter((file) => traces.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});

test('no page downloads the home page’s code', async ({ request }) => {
  const own = /\/assets\/home-/;
  expect(await (await request.get('/')).text()).toMatch(own);
  for (const { path } of routes.filter((route) => route.path !== '/'))
    expect(await (await request.get(path)).text(), path).not.toMatch(own);
});

test('the site’s styles, which order the layers, are linked before a page’s own', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(20);
  const first = (file: string) =>
    /<link rel="stylesheet"[^>]*href="([^"]*)"/.exec(readFileSync(`dist/${file}`, 'utf8'))?.[1];
  expect(pages.filter((file) => !/\/site-[\w-]+\.css$/.test(first(file) ?? ''))).toEqual([]);
});
