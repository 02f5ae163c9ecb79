import { expect, test } from 'vitest';
import { headerRules } from '../../../src/build/headers.ts';
import { headersFile } from '../../../src/build/host-files.ts';

/** The `_headers` file of a site whose home page has `count` inline scripts. */
const withScripts = (count: number) => {
  const scripts = Array.from({ length: count }, (_, at) => `sha256-${String(at).padStart(43, 'x')}=`);
  return headersFile(headerRules(new Map([['/index.html', { scripts, styles: [] }]]), '/'));
};

test('no line of `_headers` is longer than hosts read: a policy that they would drop in silence fails the build', () => {
  const lines = withScripts(2).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(() => withScripts(40)).toThrow(/^_headers: a line of \d{4} characters: {3}Content-Security-Policy/);
});
