/** Code that must not be in a build, and the order of a page's assets. */
import { expect, test } from 'vitest';
import { files, captured, page, paths, read } from './dist.ts';

test('the production bundle contains none of the tuning tools', () => {
  const own = files(/\.(js|css|html)$/);
  expect(own.length).toBeGreaterThan(80);
  const traces =
    /gs-dev-tools|GSDevTools|\/__scene\/|dev:scroll|data-outlines|Put it back|Curves of |observablehq/;
  expect(own.filter((file) => traces.test(read(file)))).toEqual([]);
});

test('no page downloads the home page’s code', () => {
  const own = /\/assets\/home-/;
  expect(page('/')).toMatch(own);
  expect(paths.filter((path) => path !== '/' && own.test(page(path)))).toEqual([]);
});

test('the site’s styles, which order the layers, are linked before a page’s own', () => {
  const pages = files(/\.html$/);
  expect(pages.length).toBeGreaterThan(20);
  const first = (file: string) => captured(read(file), /<link rel="stylesheet"[^>]*href="([^"]*)"/);
  expect(pages.filter((file) => !/\/site-[\w-]+\.css$/.test(first(file)))).toEqual([]);
  const layers = (file: string) =>
    [...read(file).matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/[, ]+/));
  for (const file of pages)
    expect([...new Set(layers(file))], file).toEqual(['reset', 'tokens', 'base', 'components']);
});

test('every script and style that a page names exists', () => {
  for (const file of files(/\.html$/)) {
    const named = [...read(file).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, name]) => name);
    expect(named.length, file).toBeGreaterThan(2);
    const own = new Set(files(/./).map((name) => `/${name}`));
    expect(
      named.filter((name) => !own.has(name ?? '')),
      file,
    ).toEqual([]);
  }
});

test('no style sheet scrolls the page smoothly: Lenis does, and a jump stays a jump', () => {
  expect(files(/\.css$/).filter((file) => /scroll-behavior: ?smooth/.test(read(file)))).toEqual([]);
});

test('an opening picture with a light and a dark file is preloaded in both', () => {
  for (const path of ['/', '/services', '/services/phone-systems']) {
    const named = [
      ...page(path).matchAll(/imagesrcset="([^"]+)" imagesizes="([^"]+)"[^>]*data-theme="(\w+)"/g),
    ];
    expect(
      named.map(([, , , theme]) => theme),
      path,
    ).toEqual(['light', 'dark']);
    for (const [, srcSet = '', sizes = ''] of named)
      expect(page(path)).toContain(`srcSet="${srcSet}" sizes="${sizes}"/>`);
  }
});
