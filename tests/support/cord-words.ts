/** Finds the words that a cord lies over. */
import { expect, type Page } from 'playwright/test';
import { frames } from './at-rest.ts';
import { inkOf } from './ink.ts';

/** The words of the page that a cord crosses. Waits until every cord is drawn; with reduced motion each is whole. */
export async function wordsUnderCords(page: Page): Promise<string[]> {
  for (const cord of await page.locator('[data-cord]').all())
    await expect(cord).toHaveAttribute('data-drawn');
  await page.evaluate(() => document.fonts.ready);
  // New words change the page's layout, and the cord is laid out again in the next frame.
  await frames(page, 4);
  const found: string[] = [];
  for (const cord of await page.locator('[data-cord][data-drawn]').all())
    found.push(...(await cord.evaluate(crossed, await inkOf(cord))));
  return found;
}

/**
 * The words under the ink of a cord, with the number of its pixels on each. Words that are `aria-hidden` belong to a picture,
 * and words for screen readers alone lie under no cord.
 */
function crossed(cord: HTMLElement | SVGElement, canvas: HTMLCanvasElement): string[] {
  const found: string[] = [];
  const box = cord.getBoundingClientRect();
  const context = canvas.getContext('2d');
  const scale = canvas.width / box.width;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('[aria-hidden="true"], .sr-only')) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      // A line's box is taller than its letters.
      const y = top - box.top + height * 0.2;
      if (left + width < box.left || left > box.right || y > box.height || y + height < 0 || width < 4)
        continue;
      const ink = context?.getImageData(
        (left - box.left) * scale,
        y * scale,
        width * scale,
        height * 0.6 * scale,
      );
      const dots = ink?.data.filter((value, at) => at % 4 === 3 && value > 128).length ?? 0;
      if (dots > 0) found.push(`${cord.dataset.cord}: ${node.textContent.trim().slice(0, 40)} (${dots})`);
    }
  }
  return found;
}
