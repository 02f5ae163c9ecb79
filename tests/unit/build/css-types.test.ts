import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runLoader, scopedName } from '../../../src/build/css-types.ts';

mkdirSync('tests/fixtures', { recursive: true });
const folder = mkdtempSync(resolve('tests/fixtures/css-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every CSS module has its declaration, and every declaration its module', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.module.css'));
  const declarations = files.filter((file) => file.endsWith('.module.css.d.ts'));
  expect(modules.length).toBeGreaterThan(20);
  expect(declarations.map((file) => file.replace('.d.ts', '')).sort()).toEqual(modules.sort());
});

test('a class is named after its folder and file, and no two modules share a name', () => {
  expect(scopedName('track', '/src/pages/home/showcase/showcase.module.css')).toBe('home-showcase_track');
  expect(scopedName('typed', '/src/pages/home/hero/hero-headline.module.css')).toBe(
    'home-hero-hero-headline_typed',
  );
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const names = files.map((file) => scopedName('a', `/src/${file}`));
  expect(new Set(names).size).toBe(names.length);
});

test('the loader emits a declaration, and verify refuses one that is missing or out of date', async () => {
  const file = join(folder, 'card.module.css');
  writeFileSync(file, '.card {}');
  await expect(runLoader(file, { card: 'a' }, 'verify')).rejects.toThrow('npm run tool -- types:css');
  await runLoader(file, { card: 'a' }, 'emit');
  expect(readFileSync(`${file}.d.ts`, 'utf8')).toContain("'card': string");
  await expect(runLoader(file, { card: 'a' }, 'verify')).resolves.toBeUndefined();
  await expect(runLoader(file, { card: 'a', more: 'b' }, 'verify')).rejects.toThrow('outdated');
});

// A misspelt class is a type error: `npm run types` fails if the last line here is none.
type Button = typeof import('../../../src/components/button/button.module.css').default;
export type Right = Button['button'];
// @ts-expect-error -- misspelt
export type Misspelt = Button['buton'];
