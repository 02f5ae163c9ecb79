/**
 * The route round all others. The language is part of what the router commits, like the page itself: a change of language
 * loads the address on screen anew, or the one that is on its way, and whatever comes last is shown whole, page and words.
 */
import { useCallback, useLayoutEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRevalidator } from 'react-router-dom';
import { messagesFor, routeAt } from '../content/routes.ts';
import type { Language, MessagesName } from '../i18n/keys.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { documentIsLeaving } from './missing-chunk.ts';

/** The layout's context: false where the page's messages did not arrive, so that it cannot be shown. */
export type PageContext = { complete: boolean };

/** The language that the visitor asked for, in memory only. */
let wanted: Language = 'en';
/** The language that the next page will be in. */
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

/** The messages of the address that is asked for. If another language does not arrive, the page keeps its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const messages = messagesFor(routeAt(new URL(request.url).pathname));
  const language = wanted;
  const complete = await arrive(language, messages);
  // A request that was superseded decides nothing.
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
