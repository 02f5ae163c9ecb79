/** Reads the built site. `npm run check` builds it first; after a change, run `npm run build`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileOf } from '../../src/build/addresses.ts';
import { posts } from '../../src/content/posts.ts';
import { routes } from '../../src/content/routes.ts';

/** Every file of the site, from `dist/`. */
export const files = (ending: RegExp): string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file));

export const read = (file: string): string => readFileSync(`dist/${file}`, 'utf8');

/** The markup of the page at an address. @throws where the site has no such page */
export const page = (path: string): string => read(fileOf(path).slice(1));

/** Whether a host finds a file for an address, given without its query and fragment. */
export const hasFile = (path: string): boolean => existsSync(`dist${fileOf(path)}`);

export const postPaths = posts.map(({ slug }) => `/resources/blog/${slug}`);
export const paths = routes.map(({ path }) => path);

/** The first group that a pattern captures, or an empty text. */
export const captured = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
