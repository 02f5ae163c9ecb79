/** Checks of a page under the reader's own settings, at its current size and in its current language. */
import type { Page } from 'playwright/test';
import { animationsEnded, frames } from './at-rest.ts';
import { sideways } from './overflow.ts';
import { lengthenHeadings, setTextSpacing } from './reader-settings.ts';
import { type Unreadable, unreadableWords } from './unreadable-words.ts';

const line = ({ where, words, why, px, by }: Unreadable) => `${why} ${px} px: “${words}” in ${where} ${by}`;

/** Words that a change of the page makes unreadable, without those that were so before; and a page that scrolls sideways. */
async function madeUnreadable(
  page: Page,
  change: () => Promise<void>,
  undo: () => Promise<void>,
): Promise<string[]> {
  await page.evaluate(() => void delete (window as unknown as { ownFaults?: unknown }).ownFaults);
  await page.evaluate(unreadableWords, { remember: true });
  await change();
  await frames(page);
  await animationsEnded(page);
  const found = (await page.evaluate(unreadableWords, {})).map(line);
  const over = await sideways(page);
  await undo();
  await frames(page);
  return over > 0 ? [...found, `the page scrolls ${over} px sideways`] : found;
}

/** The faults of the page with the text spacing of WCAG 1.4.12. */
export const hiddenBySpacing = (page: Page) =>
  madeUnreadable(
    page,
    () => page.evaluate(setTextSpacing, true),
    () => page.evaluate(setTextSpacing, false),
  );

/** The headings that are cut off when they are a third longer. */
export async function cutHeadings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const by of ['longer words', 'more words'] as const)
    found.push(
      ...(
        await madeUnreadable(
          page,
          () => page.evaluate(lengthenHeadings, by),
          () => page.evaluate(lengthenHeadings, null),
        )
      ).map((fault) => `${by}: ${fault}`),
    );
  return found.filter((fault) => !fault.includes(': over '));
}
