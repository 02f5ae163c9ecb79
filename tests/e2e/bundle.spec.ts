/** What the production build must not carry. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';

test('nothing of the tuning tools is in the production bundle', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(80);
  const traces = /gs-dev-tools|GSDevTools|\/__scene\/|dev:scroll|data-outlines|Put it back|\.__motion\b/;
  expect(files.filter((file) => traces.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([]);
});
