/** The words of the built pages: marked in another language, none missing, none unfilled. */
import { expect, test } from 'vitest';
import { allMessages } from '../../src/build/all-messages.ts';
import { page, paths } from './dist.ts';

test('a sentence in another language within a message is marked with it', () => {
  const thread = page('/services/chatbots');
  for (const words of ['Et parlez-vous français\u00a0?', 'Oui, bien sûr.'])
    expect(thread).toContain(`<span lang="fr">${words}</span>`);
});

const wordsOf = (path: string) =>
  (page(path).split('<body')[1] ?? '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');

test('no page shows the key of a message that it has not loaded', async () => {
  const keys = new Set(Object.keys(await allMessages('en')).filter((key) => key.includes('.')));
  for (const path of paths)
    expect(
      wordsOf(path)
        .split(/\s+/)
        .filter((word) => keys.has(word)),
      path,
    ).toEqual([]);
});

test('no page shows a brace of a message', () => {
  for (const path of paths) {
    const words = wordsOf(path);
    expect(words.length).toBeGreaterThan(500);
    expect(/[{}]/.exec(words)?.[0], path).toBeUndefined();
  }
});
