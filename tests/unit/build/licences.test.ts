import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GSAP, type Lock, licencesOf, report } from '../../../src/build/licences.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all = licencesOf(lock);

/** Licences for making and shipping a site. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'];
/** Licences for tools alone: a tool stays on the developer's machine. */
const FOR_TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Unlicense'];

const parts = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:OR|AND) /);

test('the site is made of permissive packages and GSAP, the tools of free ones', () => {
  expect(all.length).toBeGreaterThan(100);
  const refused = all.filter(({ licence, inSite }) => {
    const allowed = inSite ? [...PERMISSIVE, GSAP] : [...PERMISSIVE, ...FOR_TOOLS];
    return !parts(licence).every((part) => allowed.includes(part));
  });
  expect(refused).toEqual([]);
});

test('only GSAP has the licence of its own', () => {
  const own = all.filter(({ licence }) => licence === GSAP).map(({ name }) => name);
  expect(own).toEqual(['@gsap/react', 'gsap']);
});

test('the report names every package with its licence, and who uses it', () => {
  const text = report(all);
  expect(text).toMatch(/^\| gsap \| [\d.]+ \| GSAP standard .* \| site \|$/m);
  expect(text).toMatch(/^\| vite \| [\d.]+ \| MIT \| tools \|$/m);
  expect(text.match(/^\| /gm)?.length).toBe(all.length + 2);
});

test('no package needs a script of its own while it is installed, by the lock and by what is installed here', () => {
  const paths = Object.keys(lock.packages).filter((path) => path !== '');
  const scripted = paths.filter((path) => {
    const file = `${path}/package.json`;
    if (lock.packages[path]?.hasInstallScript) return true;
    if (!existsSync(file)) return false;
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
    return ['preinstall', 'install', 'postinstall'].some((name) => name in scripts);
  });
  expect(scripted).toEqual([]);
});
