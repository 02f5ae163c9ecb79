import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '../../../src/build/compress.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a script gets a Brotli and a gzip copy, however small it is', async () => {
  const text = 'export const open = true;\n'.repeat(4);
  writeFileSync(file('a.js'), text);
  await compress(folder);
  expect(brotliDecompressSync(readFileSync(file('a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(file('a.js.gz'))).toString()).toBe(text);
});

test('a file gets no copy that would be larger than itself', async () => {
  writeFileSync(file('b.txt'), 'ok');
  await compress(folder);
  expect(existsSync(file('b.txt.br'))).toBe(false);
  expect(existsSync(file('b.txt.gz'))).toBe(false);
});

test('pictures are not compressed', async () => {
  writeFileSync(file('c.avif'), 'a'.repeat(4000));
  await compress(folder);
  expect(existsSync(file('c.avif.br'))).toBe(false);
});
