import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Whether a package resolves another: in its own `node_modules`, or in any above. */
function resolves(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at}${at && '/'}node_modules/${name}` in packages) return true;
    if (!at) return false;
  }
}

test('the lock has the optional packages of every system, so that npm ci works on each', () => {
  const wanted = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter(({ from, name }) => !resolves(from, name))).toEqual([]);
});
