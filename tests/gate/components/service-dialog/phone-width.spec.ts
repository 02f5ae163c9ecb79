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

const services: Service[] = ['chatbot', 'phone', 'automation', 'website'];

for (const language of ['en', 'fr'])
  test(`each dialog is a full sheet at 390 and 320 px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/services');
    if (language === 'fr') await french(page);
    for (const service of services) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await card(page, service).click();
      const box = dialog(page);
      await expect(box).toBeVisible();
      for (const width of [390, 320]) {
        await resize(page, width, 844);
        const what = `${service} ${width}`;
        expect((await box.boundingBox())?.width, what).toBe(width);
        expect(await box.evaluate((root) => root.scrollWidth - root.clientWidth), what).toBe(0);
        expect(await wider(box), what).toEqual([]);
        expect(await brokenWords(box), what).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
    }
  });
