/** Every link of the built pages leads somewhere. */
import { expect, test } from 'vitest';
import { redirects } from '../../src/content/routes.ts';
import { hasFile, files, captured, page, paths, postPaths, read } from './dist.ts';

test('every link on every page leads to a page or a file, without a redirect', () => {
  const links = new Set(
    [...paths, ...postPaths].flatMap((path) =>
      [...page(path).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, link]) => link ?? ''),
    ),
  );
  expect(links.size).toBeGreaterThan(30);
  expect([...links].filter((link) => !hasFile(link))).toEqual([]);
});

test('every link to a fragment of another page leads to an element that exists', () => {
  const links = new Set(
    [...paths, ...postPaths].flatMap((path) =>
      [...page(path).matchAll(/<a [^>]*href="(\/[^"#?]*)[^"#]*#([^"]+)"/g)].map(
        ([, to, id]) => `${to}#${id}`,
      ),
    ),
  );
  expect(links.size).toBeGreaterThan(5);
  const isThere = (link: string) => {
    const [to = '', id = ''] = link.split('#');
    return page(to).includes(` id="${id}"`);
  };
  expect([...links].filter((link) => !isThere(link))).toEqual([]);
});

test('every fragment link within a page leads to exactly one element', () => {
  let seen = 0;
  for (const file of files(/\.html$/)) {
    const html = read(file);
    for (const [, id = ''] of html.matchAll(/<a [^>]*href="#([^"]+)"/g)) {
      seen += 1;
      expect(html.split(` id="${id}"`).length - 1, `${file}#${id}`).toBe(1);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('`_redirects` has a 308 for every address that moved', () => {
  const written = read('_redirects');
  for (const [from, to] of redirects) expect(written).toContain(`${from} ${to} 308\n`);
});

test('a link with `aria-current="page"` leads to the page itself, and every page in the menus has such a link', () => {
  const current = (path: string) =>
    [...page(path).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) =>
      captured(link, /href="([^"]*)"/),
    );
  for (const path of paths) expect(new Set([...current(path), path]), path).toEqual(new Set([path]));
  const inMenu = paths.filter((path) => /^\/(services|solutions|resources)\/./.test(path));
  expect(inMenu.length).toBeGreaterThan(8);
  expect(inMenu.filter((path) => current(path).length === 0)).toEqual([]);
});
