/** A search in the page, or an address with a text fragment, scrolls words into the window that the strip keeps out of it. */
import type { Page } from 'playwright/test';
import { frames } from '../../../support/at-rest.ts';
import { expect, jump, maxScroll, motionReady, open, test } from '../../../support/site.ts';

/** Selects words and scrolls them into view, as the browser's own search does. (`window.find` only selects them.) */
const search = (page: Page, words: string) =>
  page.evaluate((text) => {
    const all = document.querySelectorAll('[data-section=showcase] :is(p, li, span)');
    const found = [...all].findLast((element) => element.textContent === text);
    if (found) getSelection()?.selectAllChildren(found);
    found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return found !== undefined;
  }, words);

/** The part of the selection's box that lies in the window, 0 to 1. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
    if (!box?.width) return 0;
    const part = (from: number, to: number, most: number) =>
      Math.max(0, Math.min(to, most) - Math.max(from, 0)) / (to - from);
    return part(box.left, box.right, innerWidth) * part(box.top, box.bottom, innerHeight);
  });

/** The words of the cards and of the line under them, by the kind of their element. */
const wordsOf = (page: Page) =>
  page.locator('[data-section=showcase] [data-part=track]').evaluate((track) => {
    const texts = (selector: string) =>
      [...track.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return [texts('[data-card] > div p'), texts('[data-card] li'), texts('ol + div > span')];
  });

/** Expects that a search from a scroll position brings each text into the window. */
async function expectFound(page: Page, words: string[], from: number) {
  for (const text of words) {
    await jump(page, from);
    await frames(page);
    expect(await search(page, text), text).toBe(true);
    await expect.poll(() => seen(page), `${text}, from ${from}`).toBeGreaterThan(0.9);
  }
}

test('a search finds the last words of each kind from the top of the page, and the first from its end', async ({
  page,
}) => {
  await open(page);
  await motionReady(page);
  const kinds = await wordsOf(page);
  expect(kinds.flat().length).toBeGreaterThan(20);
  for (const words of kinds) expect(words.length).toBeGreaterThan(1);
  const farthest = (at: number) => kinds.map((words) => words.at(at) ?? '');
  await expectFound(page, farthest(-1), 0);
  await expectFound(page, farthest(0), await maxScroll(page));
});

test('a search finds every text of the cards from the top of the page and from its end', {
  tag: '@more',
}, async ({ page }) => {
  await open(page);
  await motionReady(page);
  const words = (await wordsOf(page)).flat();
  expect(words.length).toBeGreaterThan(20);
  await expectFound(page, words, 0);
  await expectFound(page, words, await maxScroll(page));
});

test('the words of a text fragment are in the window', async ({ page }) => {
  await page.goto('/#:~:text=No%2Dshows%20by%20channel');
  const words = page.getByText('No-shows by channel');
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');
});
