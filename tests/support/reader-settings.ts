/** Changes to a page's words, as a reader or a translator makes them. Both functions run in the page. */

/** Sets the text spacing of WCAG 1.4.12 by a reader's style sheet, stronger than any of the page's; or removes it. */
export function setTextSpacing(on: boolean): void {
  const stronger = ':not(#\\#):not(#\\#):not(#\\#)';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    ${stronger} { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p${stronger} { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = on ? [sheet] : [];
}

/**
 * Makes every heading a third longer, as another language might, by longer words or by more of them; null restores its own
 * words. A translator would not touch a text that is drawn letter by letter.
 */
export function lengthenHeadings(by: 'longer words' | 'more words' | null): void {
  const store = window as unknown as { ownTexts?: Map<Text, string> };
  for (const [node, text] of store.ownTexts ?? []) node.data = text;
  store.ownTexts = new Map();
  if (!by) return;
  const third = (text: string) => text.slice(0, Math.ceil(text.length / 3)).trim();
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.data.trim() || node.parentElement?.closest('[data-letter]')) continue;
      store.ownTexts.set(node, node.data);
      node.data =
        by === 'more words'
          ? `${node.data} ${third(node.data)}`
          : node.data.replace(/\p{L}{2,}/gu, (word) => word + third(word).toLowerCase());
    }
  }
}
