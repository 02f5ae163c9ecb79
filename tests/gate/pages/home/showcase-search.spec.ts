/** A search in the page, or an address that names words, brings into the window what the strip holds out of it. */
import type { Page } from 'playwright/test';
import { frames } from '../../../support/at-rest.ts';
import { expect, jump, maxScroll, motionReady, open, test } from '../../../support/site.ts';

/** As the browser's own search does: selects the words and brings them into view. (`window.find` does the first alone.) */
const search = (page: Page, words: string) =>
  page.evaluate((text) => {
    const all = document.querySelectorAll('[data-section=showcase] :is(p, li, span)');
    const found = [...all].findLast((element) => element.textContent === text);
    if (found) getSelection()?.selectAllChildren(found);
    found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return found !== undefined;
  }, words);

/** How much of what is selected lies in the window, sideways and downwards, 0 to 1. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
    if (!box?.width) return 0;
    const part = (from: number, to: number, most: number) =>
      Math.max(0, Math.min(to, most) - Math.max(from, 0)) / (to - from);
    return part(box.left, box.right, innerWidth) * part(box.top, box.bottom, innerHeight);
  });

test('every word of the cards is found, from the top of the page and from its end', async ({ page }) => {
  await open(page);
  await motionReady(page);
  const words = await page
    .locator('[data-section=showcase] [data-part=track]')
    .evaluate((track) =>
      [...track.querySelectorAll('[data-card] > div p, [data-card] li, p:last-child span')].map(
        (element) => element.textContent ?? '',
      ),
    );
  expect(words.length).toBeGreaterThan(20);
  for (const from of [0, await maxScroll(page)])
    for (const text of words) {
      await jump(page, from);
      await frames(page);
      expect(await search(page, text), text).toBe(true);
      await expect.poll(() => seen(page), `${text}, from ${from}`).toBeGreaterThan(0.9);
    }
});

test('words in an address are in the window', async ({ page }) => {
  await page.goto('/#:~:text=No%2Dshows%20by%20channel');
  const words = page.getByText('No-shows by channel');
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');
});
