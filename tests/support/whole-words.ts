/** Words as a reader sees them: whole, and with no picture over them. */
import type { Page } from 'playwright/test';

/**
 * Finds words that are broken over two lines without a hyphen, and words that a picture lies on, all down the page.
 * @returns a sentence for each
 */
export const spoiltWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, .skip, dialog');
    // A cut-out's box is larger than its drawing.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img:not([class*=handset])')]
      .filter(shown)
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 20);
    /** Places in the document that a picture and words share. */
    const shared: { image: HTMLImageElement; parent: Element; text: string; x: number; y: number }[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !parent || !shown(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’'.@]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (Math.abs((boxes.at(-1)?.top ?? 0) - (boxes[0]?.top ?? 0)) > 8) found.add(`“${word}” is broken`);
      }
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        for (const { image, box } of pictures) {
          // A line's box is taller than its letters.
          const [top, bottom] = [line.top + line.height * 0.2, line.bottom - line.height * 0.2];
          const [left, right] = [Math.max(line.left, box.left), Math.min(line.right, box.right)];
          const [from, to] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
          if (right - left > 2 && to - from > 1)
            shared.push({
              image,
              parent,
              text,
              x: (left + right) / 2 + scrollX,
              y: (from + to) / 2 + scrollY,
            });
        }
    }
    for (const { image, parent, text, x, y } of shared) {
      scrollTo({ top: y - innerHeight / 2, behavior: 'instant' });
      const pile = document.elementsFromPoint(x - scrollX, y - scrollY);
      const above = pile.indexOf(image);
      if (above >= 0 && pile.indexOf(parent) > above) found.add(`a picture lies on “${text.slice(0, 30)}”`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
