import type { Page } from 'playwright/test';
import { allMessages } from '../../../src/build/all-messages.ts';

/**
 * Checks the page at every change for texts that are keys, texts of both languages at once or of another language than `lang`,
 * and an empty title. @returns gives the faults so far
 */
export async function watch(page: Page): Promise<() => Promise<string[]>> {
  const [en, fr] = (await Promise.all([allMessages('en'), allMessages('fr')])).map(
    (messages) => new Map(Object.entries(messages)),
  );
  const only = (own = new Map<string, string>(), other = new Map<string, string>()) => {
    const others = new Set(other.values());
    // A single word may be a piece of another, as the footer's "All" is of "Allô".
    return [...own.values()].filter((text) => /\S \S/.test(text) && !others.has(text));
  };
  await page.evaluate(
    ({ keys, english, inFrench }) => {
      const [isKey, isEnglish, isFrench] = [new Set(keys), new Set(english), new Set(inFrench)];
      const found = new Set<string>();
      const read = () => {
        if (!document.title) found.add('the title is empty');
        const texts = { en: '', fr: '' };
        const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          if (isKey.has(text)) found.add(`a key: ${text}`);
          if (isEnglish.has(text)) texts.en = text;
          if (isFrench.has(text)) texts.fr = text;
        }
        if (texts.en && texts.fr) found.add(`mixed: ${texts.en} / ${texts.fr}`);
        const { lang } = document.documentElement;
        if (lang === 'en' ? texts.fr : texts.en) found.add(`${lang}, but: ${texts.en}${texts.fr}`);
      };
      read();
      new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { found });
    },
    { keys: [...(en?.keys() ?? [])], english: only(en, fr), inFrench: only(fr, en) },
  );
  return () => page.evaluate(() => [...(window as unknown as { found: Set<string> }).found]);
}
