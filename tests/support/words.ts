/** The words of a page that can be seen, and those that cannot. */
import type { Page } from 'playwright/test';

/** The texts of the page that cannot be seen: they, or an element around them, have no opacity. */
export const fadedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** A name that widens has a twin, which shows its letters meanwhile. */
    const isShownByTwin = ({ parentElement, textContent }: HTMLElement) =>
      parentElement?.dataset.wide === textContent &&
      getComputedStyle(parentElement, '::after').opacity === '1' &&
      getComputedStyle(parentElement, '::after').content.includes(`"${textContent}"`);
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
        if (getComputedStyle(at).opacity === '0' && !isShownByTwin(at)) faded.push(element.textContent ?? '');
    }
    return faded;
  });

/** Counts the visible letters of the page's words. (`innerText` leaves out the sections that are laid out later.) */
export const shownLetters = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let letters = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement?.checkVisibility({ visibilityProperty: true }))
        letters += text.textContent?.trim().length ?? 0;
    return letters;
  });
