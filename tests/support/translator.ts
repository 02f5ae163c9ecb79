/** Others that change the document: a translator, and a proxy that hides addresses. */
import type { Page } from 'playwright/test';

/**
 * Translates the page as a browser does, new texts included: two nested `font` elements with other words, or the same,
 * replace each text, and the document claims another language. Elements with `translate="no"` are left alone.
 * @param words `same` keeps them, so that a text that React can no longer change shows in a comparison
 * @param blanks whether texts of white space alone are replaced, too
 */
export async function translate(
  page: Page,
  { words = 'other', blanks = false }: { words?: 'same' | 'other'; blanks?: boolean } = {},
): Promise<void> {
  await page.evaluate(
    ([alter, all]) => {
      const { documentElement: root, body } = document;
      root.lang = 'de';
      root.classList.add('translated-ltr');
      const own = new WeakSet<Node>();
      const replace = (text: Text) => {
        const parent = text.parentElement;
        if (!parent || own.has(text) || !(all || text.data.trim())) return;
        if (parent.closest('[translate=no], script, style, textarea, select, svg, noscript')) return;
        const inner = document.createElement('font');
        inner.append(alter ? text.data.replace(/[aeiou]/g, 'ø') : text.data);
        if (inner.firstChild) own.add(inner.firstChild);
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      };
      const replaceIn = (node: Node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = node instanceof Text ? [node] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) replace(text);
      };
      replaceIn(body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
      }).observe(body, { subtree: true, childList: true, characterData: true });
    },
    [words === 'other', blanks] as const,
  );
}

/** A page from a proxy that hides mail addresses from robots until its own script, which the policy refuses, restores them. */
export const hideAddresses = (html: string): string => {
  const hidden = '<span class="__cf_email__" data-cfemail="543c313838">[email&#160;protected]</span>';
  const [head = '', body = ''] = html.split(/(?=<body)/);
  return (
    head +
    body
      .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#543c313838"')
      .replace(/(?<=>[^<>]*)hello@allo\.example(?=[^<>]*<)/g, hidden)
  );
};
