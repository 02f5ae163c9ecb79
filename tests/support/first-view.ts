/** The first view of a page has its heading, the beginning of its lead and its action, and none of them lies on another. */
import type { Page } from 'playwright/test';

/**
 * Finds the faults of the first view in the window at its current size.
 * @param action selects the action that the page opens with, within the heading's section; null if it has none
 */
export const wrongInFirstView = (page: Page, action: string | null): Promise<string[]> =>
  page.evaluate((selector) => {
    const heading = document.querySelector('h1');
    const section = heading?.closest('[data-section]');
    const shown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 2 && !element.closest('.sr-only');
    const find = (wanted: string) => [...(section?.querySelectorAll(wanted) ?? [])].filter(shown);
    const ends = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
    // A page may open with a conversation or a list in place of a lead.
    const [lead] = find('p, li')
      .filter(({ textContent }) => (textContent?.trim().length ?? 0) > 25)
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
    const out: string[] = [];
    if (!heading || ends(heading) > innerHeight) out.push(`the heading ends at ${ends(heading)} px`);
    const begins = lead ? lead.getBoundingClientRect().top + 20 : 0;
    if (selector !== 'label' && (!lead || begins > innerHeight)) out.push(`the lead stands at ${begins} px`);
    const lines = (element: Element | null | undefined) => {
      const found: DOMRect[] = [];
      const walker = document.createTreeWalker(element ?? document.head, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (!node.parentElement?.closest('.sr-only')) found.push(...range.getClientRects());
      }
      return found.filter(({ width }) => width > 2);
    };
    // A display line's box is taller than its letters: a fifth of it at either end is left out.
    const isOnHeading = (box: DOMRect) =>
      lines(heading).some(({ left, right, top, height: tall }) => {
        const beside = box.right < left || box.left > right;
        return (
          !beside &&
          box.bottom - 0.2 * box.height > top + 0.2 * tall &&
          box.top + 0.2 * box.height < top + 0.8 * tall
        );
      });
    if (lines(lead).some(isOnHeading)) out.push('the heading lies on the lead');
    const action = selector ? find(selector)[0] : null;
    if (action && isOnHeading(action.getBoundingClientRect())) out.push('the heading lies on the action');
    const [words, link] = [lead?.getBoundingClientRect(), action?.getBoundingClientRect()];
    const meets = words && link && words.right > link.left && words.left < link.right;
    if (meets && words.bottom > link.top + 1 && words.top < link.bottom)
      out.push('the lead lies on the action');
    if (selector && (!action || ends(action) > innerHeight))
      out.push(`the action ends at ${ends(action)} px`);
    return out;
  }, action);
