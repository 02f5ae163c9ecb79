/** Things drawn over words: plugs, trays, lamps and jacks, by their boxes. */
import type { Page } from 'playwright/test';

/** Selects the things by the names of their classes, as the style sheets write them. */
export const drawnThings = [
  '[class*=jack_jack]',
  'img[class*=plug]',
  '[class*=_plugs] i',
  '[class*=_tray]',
  '[class*=_lamp]',
  '[data-lamp]',
].join(', ');

/**
 * Finds the words of a page that a drawn thing lies on.
 * @param drawn selects the things, each of which is drawn as large as its box
 * @returns `thing on words` for each
 */
export const drawnOver = (page: Page, drawn: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const things = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (thing) =>
        thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !thing.closest('header, dialog, .sr-only'),
    );
    /** A thing's box, with the pseudo-element that stands on top of it. */
    const boxOf = (thing: HTMLElement) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const before = getComputedStyle(thing, '::before');
      const reach = before.position === 'absolute' ? Math.max(0, -Number.parseFloat(before.top) || 0) : 0;
      return { left, right, top: top - reach, bottom };
    };
    const boxes = things
      .map((thing) => ({ thing, ...boxOf(thing) }))
      .filter((box) => box.right - box.left > 3);
    const found: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[aria-hidden="true"], .sr-only, header, dialog')) continue;
      range.selectNodeContents(node);
      for (const { left, top, right, height, width } of range.getClientRects()) {
        if (width < 4) continue;
        // A line's box is taller than its letters.
        const [from, to] = [top + height * 0.2, top + height * 0.8];
        for (const { thing, ...box } of boxes) {
          if (thing.contains(parent) || box.right < left + 1 || box.left > right - 1) continue;
          if (box.bottom < from + 1 || box.top > to - 1) continue;
          const name = `${thing.localName}.${thing.className}`;
          found.push(`${name} on “${node.textContent.trim().slice(0, 30)}”`);
        }
      }
    }
    return [...new Set(found)];
  }, drawn);
