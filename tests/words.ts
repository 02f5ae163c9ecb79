/** What of the page's words can be read. */
import type { Page } from 'playwright/test';

/** The texts that stand on the page and cannot be seen: they, or something around them, have no opacity. */
export const fadedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faded: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (
        !walker.currentNode.textContent?.trim() ||
        !element ||
        element.closest('[aria-hidden], dialog, [hidden], script')
      )
        continue;
      for (let at: HTMLElement | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') faded.push(element.textContent ?? '');
    }
    return faded;
  });
