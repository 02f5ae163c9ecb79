/** Whether a French page is French. */
import type { Page } from 'playwright/test';
import type { Route } from '../../src/content/routes.ts';
import { messagesOf } from './messages.ts';

/** Sentences of three words or more that stand on the page in English where French has its own. */
export async function leftInEnglish(page: Page, route: Route): Promise<string[]> {
  const [en, fr] = [await messagesOf('en'), await messagesOf('fr')];
  const text = (await page.locator('body').textContent()) ?? '';
  return ['shell' as const, ...route.messages].flatMap((name) =>
    Object.entries(en[name] ?? {})
      .filter(([key, sentence]) => /\S+ \S+ \S+/.test(sentence) && fr[name]?.[key] !== sentence)
      .map(([, sentence]) => sentence)
      .filter((sentence) => text.includes(sentence)),
  );
}
