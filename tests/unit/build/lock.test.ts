import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Whether a package finds another: beside it, or in any `node_modules` above. */
function found(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at}${at && '/'}node_modules/${name}` in packages) return true;
    if (!at) return false;
  }
}

test('the lock has every optional package of every system, so that npm ci works on each', () => {
  const wanted = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter(({ from, name }) => !found(from, name))).toEqual([]);
});
