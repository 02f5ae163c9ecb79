/** Words in another language than the page's say which, for whoever reads them aloud. */
import { expect, test } from 'vitest';
import { page, paths } from './dist.ts';

test('a sentence in another language within a message is marked', () => {
  const thread = page('/services/chatbots');
  for (const words of ['Et parlez-vous français\u00a0?', 'Oui, bien sûr.'])
    expect(thread).toContain(`<span lang="fr">${words}</span>`);
});

test('no brace of a message stands on a page', () => {
  for (const path of paths) {
    const words = (page(path).split('<body')[1] ?? '')
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(words.length).toBeGreaterThan(500);
    expect(/[{}]/.exec(words)?.[0], path).toBeUndefined();
  }
});
