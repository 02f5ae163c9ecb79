import { expect, test, vi } from 'vitest';
import { importAgain } from '../../../src/browser/import-again.ts';

test('a part that is there is imported once', async () => {
  const load = vi.fn(async () => 'part');
  expect(await importAgain(load)).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that fails is asked for under another address, unless the browser does not name it', async () => {
  const failure = (words: string) => () => Promise.reject(new TypeError(words));
  await expect(importAgain(failure('Importing a module script failed.'))).rejects.toThrow(
    'Importing a module',
  );
  // Node answers for its own: it imports no address of the web.
  await expect(importAgain(failure('Failed to fetch: https://host/assets/part.js'))).rejects.not.toThrow(
    'Failed to fetch',
  );
});
