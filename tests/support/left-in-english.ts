/** Whether a French page is French. */
import type { Page } from 'playwright/test';
import { messagesByFile } from '../../src/build/all-messages.ts';
import { messagesFor, type Route } from '../../src/content/routes.ts';

/** Sentences of three words or more that stand on the page in English where French has its own. */
export async function leftInEnglish(page: Page, route: Route): Promise<string[]> {
  const [en, fr] = [await messagesByFile('en'), await messagesByFile('fr')];
  const text = (await page.locator('body').textContent()) ?? '';
  return ['shell' as const, ...messagesFor(route)].flatMap((name) =>
    Object.entries(en[name] ?? {})
      .filter(([key, sentence]) => /\S+ \S+ \S+/.test(sentence) && fr[name]?.[key] !== sentence)
      .map(([, sentence]) => sentence)
      .filter((sentence) => text.includes(sentence)),
  );
}
