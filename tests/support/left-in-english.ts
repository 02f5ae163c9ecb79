/** Finds English that is left on a French page. */
import type { Page } from 'playwright/test';
import { messagesByFile } from '../../src/build/all-messages.ts';
import { messagesFor, type Route } from '../../src/content/routes.ts';

/** Sentences of three words or more that the page shows in English although there is a French one. */
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
