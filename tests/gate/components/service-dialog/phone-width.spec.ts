/** On a phone nothing in a dialog is wider than the dialog, and no word is broken in its middle. */
import type { Locator } from 'playwright/test';
import { resize } from '../../../support/at-rest.ts';
import { expect, french, open, sizes, test } from '../../../support/site.ts';
import { card, dialog, type Service } from './dialog.ts';

test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

/** What sticks out of the box at either side, by its first words. What scrolls in a box of its own does not count. */
const wider = (box: Locator) =>
  box.evaluate((root) => {
    const edge = root.getBoundingClientRect();
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    return [...root.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter((element) => !scrolls(element.parentElement))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < edge.left - 1 || right > edge.right + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);
  });

/** The words that stand on more than one line; a hyphen or a slash may end a line. */
const brokenWords = (box: Locator) =>
  box.evaluate((root) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only, option')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(word);
      }
    }
    return found;
  });

for (const service of ['chatbot', 'phone', 'automation', 'website'] as Service[])
  test(`the dialog of ${service} at 390 and 320 px, in both languages`, async ({ page }) => {
    for (const language of ['en', 'fr']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, '/services');
      if (language === 'fr') await french(page);
      await card(page, service).click();
      await expect(dialog(page)).toBeVisible();
      for (const width of [390, 320]) {
        await resize(page, width, 844);
        const box = dialog(page);
        expect(
          await box.evaluate((root) => root.scrollWidth - root.clientWidth),
          `${language} ${width}`,
        ).toBe(0);
        expect(await wider(box), `${language} ${width}`).toEqual([]);
        expect(await brokenWords(box), `${language} ${width}`).toEqual([]);
      }
    }
  });
