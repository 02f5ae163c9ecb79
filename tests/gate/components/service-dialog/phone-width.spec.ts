/** On a phone nothing in a dialog is wider than the dialog, and no word is broken in its middle. */
import type { Locator } from 'playwright/test';
import { resize } from '../../../support/at-rest.ts';
import { expect, switchToFrench, open, sizes, test } from '../../../support/site.ts';
import { card, dialog, type Service } from './dialog.ts';

test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

/** The faults of a dialog in a window of this width. */
const faults = (box: Locator, width: number) =>
  box.evaluate((root, wanted) => {
    const edge = root.getBoundingClientRect();
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    /** Elements that stick out of the box at either side, by their first words; not those that scroll in a box of their own. */
    const wider = [...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter((element) => !scrolls(element.parentElement))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < edge.left - 1 || right > edge.right + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);

    /** The words that break over more than one line; a hyphen or a slash may end a line. */
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only, option')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return { off: edge.width - wanted, sideways: root.scrollWidth - root.clientWidth, wider, broken };
  }, width);

const services: Service[] = ['chatbot', 'phone', 'automation', 'website'];

// French has the longer words.
for (const language of ['fr', 'en'])
  test(`each dialog fits 390 and 320 px without a broken word, ${language}`, {
    tag: language === 'en' ? '@more' : [],
  }, async ({ page }) => {
    if (language === 'fr') await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/services');
    if (language === 'fr') await switchToFrench(page);
    const box = dialog(page);
    // The widths take turns: a dialog opens in the window in which the last one was closed.
    const widths = [390, 320];
    for (const service of services) {
      for (const [at, width] of widths.entries()) {
        if (page.viewportSize()?.width !== width) await resize(page, width, 844);
        if (at === 0) {
          await card(page, service).click();
          await expect(box).toBeVisible();
        }
        expect(await faults(box, width), `${service} ${width}`).toEqual({
          off: 0,
          sideways: 0,
          wider: [],
          broken: [],
        });
      }
      widths.reverse();
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
    }
  });
