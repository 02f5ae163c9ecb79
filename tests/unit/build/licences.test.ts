import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GSAP, type Lock, licencesOf, report } from '../../../src/build/licences.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all = licencesOf(lock);

/** Licences of packages that the site may contain. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'];
/** Licences that tools may have besides: a tool stays on the developer's machine. */
const FOR_TOOLS = ['BlueOak-1.0.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Unlicense'];

const parts = (licence: string) => licence.replace(/[()]/g, '').split(/ (?:OR|AND) /);

test('the site contains permissive packages and GSAP only, and the tools have free licences', () => {
  expect(all.length).toBeGreaterThan(100);
  const refused = all.filter(({ licence, inSite }) => {
    const allowed = inSite ? [...PERMISSIVE, GSAP] : [...PERMISSIVE, ...FOR_TOOLS];
    return !parts(licence).every((part) => allowed.includes(part));
  });
  expect(refused).toEqual([]);
});

test('only GSAP’s packages have GSAP’s licence', () => {
  const own = all.filter(({ licence }) => licence === GSAP).map(({ name }) => name);
  expect(own).toEqual(['@gsap/react', 'gsap']);
});

test('the report lists every package with its licence, and whether the site or the tools use it', () => {
  const text = report(all);
  expect(text).toMatch(/^\| gsap \| [\d.]+ \| GSAP standard .* \| site \|$/m);
  expect(text).toMatch(/^\| vite \| [\d.]+ \| MIT \| tools \|$/m);
  expect(text.match(/^\| /gm)?.length).toBe(all.length + 2);
});

test('no package runs a script when it is installed, by the lock and by its own package.json', () => {
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
