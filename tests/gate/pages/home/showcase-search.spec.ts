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

/** The words of the cards and of the line under them, by what they stand in. */
const wordsOf = (page: Page) =>
  page.locator('[data-section=showcase] [data-part=track]').evaluate((track) => {
    const texts = (selector: string) =>
      [...track.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return [texts('[data-card] > div p'), texts('[data-card] li'), texts('ol + div > span')];
  });

/** Looks for words from a place of the page. */
async function find(page: Page, words: string[], from: number) {
  for (const text of words) {
    await jump(page, from);
    await frames(page);
    expect(await search(page, text), text).toBe(true);
    await expect.poll(() => seen(page), `${text}, from ${from}`).toBeGreaterThan(0.9);
  }
}

test('the last words of each kind are found from the top of the page, the first ones from its end', async ({
  page,
}) => {
  await open(page);
  await motionReady(page);
  const kinds = await wordsOf(page);
  expect(kinds.flat().length).toBeGreaterThan(20);
  for (const words of kinds) expect(words.length).toBeGreaterThan(1);
  const farthest = (at: number) => kinds.map((words) => words.at(at) ?? '');
  await find(page, farthest(-1), 0);
  await find(page, farthest(0), await maxScroll(page));
});

test('every word of the cards is found, from the top of the page and from its end', { tag: '@more' }, async ({
  page,
}) => {
  await open(page);
  await motionReady(page);
  const words = (await wordsOf(page)).flat();
  expect(words.length).toBeGreaterThan(20);
  await find(page, words, 0);
  await find(page, words, await maxScroll(page));
});

test('words in an address are in the window', async ({ page }) => {
  await page.goto('/#:~:text=No%2Dshows%20by%20channel');
  const words = page.getByText('No-shows by channel');
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');
});
