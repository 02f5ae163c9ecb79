/**
 * The route around all others. The language is loader data, which the router commits together with the page:
 * changing it reloads the current address, or the pending one, so page and words always match and the last
 * request wins.
 */
import { useCallback, useLayoutEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { messagesFor, routeAt } from '../content/routes.ts';
import type { Language, MessagesName } from '../i18n/keys.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { documentIsLeaving } from './missing-chunk.ts';

/**
 * The layout's context. `complete` is false when the page's messages failed to load, so it cannot be shown.
 */
export type PageContext = { complete: boolean };

/** The language the visitor chose, kept in memory only. */
let wanted: Language = 'en';
/** The language of the next page. */
export const wantedLanguage = (): Language => wanted;
/** The language on screen. */
let shown: Language = 'en';

const arrive = (language: Language, names: readonly MessagesName[]): Promise<boolean> =>
  loadMessages(language, names).then(
    () => true,
    async (error: unknown) => {
      if (await documentIsLeaving()) return new Promise<never>(() => {});
      console.error(`messages: ${names.join(', ')} in ${language} did not arrive`, error);
      return false;
    },
  );

/**
 * Loads the messages of the requested address. If another language fails to load, the page keeps the current
 * one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const messages = messagesFor(routeAt(new URL(request.url).pathname));
  const language = wanted;
  const complete = await arrive(language, messages);
  // A superseded request changes nothing.
  if (complete || language === shown || request.signal.aborted) return { language, complete };
  wanted = shown;
  return { language: shown, complete: await arrive(shown, messages) };
}

export function LanguageRoute() {
  const { language, complete } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => {
    shown = language;
  }, [language]);
  const choose = useCallback(
    (next: Language) => {
      wanted = next;
      return revalidate();
    },
    [revalidate],
  );
  return (
    <LanguageProvider language={language} choose={choose}>
      <Outlet context={{ complete } satisfies PageContext} />
    </LanguageProvider>
  );
}
