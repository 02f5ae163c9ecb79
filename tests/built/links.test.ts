/** Every link of the built pages leads somewhere. */
import { expect, test } from 'vitest';
import { redirects } from '../../src/content/routes.ts';
import { answers, files, found, page, paths, postPaths, read } from './dist.ts';

test('every link on every page leads to a page or a file, and at once', () => {
  const links = new Set(
    [...paths, ...postPaths].flatMap((path) =>
      [...page(path).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, link]) => link ?? ''),
    ),
  );
  expect(links.size).toBeGreaterThan(30);
  expect([...links].filter((link) => !answers(link))).toEqual([]);
});

test('every link to a place on another page leads to one that is there', () => {
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

test('every address inside a page points at one thing on it', () => {
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

test('an address that moved is written for the host: 308', () => {
  const written = read('_redirects');
  for (const [from, to] of redirects) expect(written).toContain(`${from} ${to} 308\n`);
});

test('the link that says it is the page on show leads to that page, and the menus have one for every page in them', () => {
  const current = (path: string) =>
    [...page(path).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) =>
      found(link, /href="([^"]*)"/),
    );
  for (const path of paths) expect(new Set([...current(path), path]), path).toEqual(new Set([path]));
  const inMenu = paths.filter((path) => /^\/(services|solutions|resources)\/./.test(path));
  expect(inMenu.length).toBeGreaterThan(8);
  expect(inMenu.filter((path) => current(path).length === 0)).toEqual([]);
});
