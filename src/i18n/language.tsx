/** The language of the page on screen, for everything on it. */
import { createContext, type ReactNode, use, useContext, useLayoutEffect, useMemo } from 'react';
import type { Key, Language, MessagesName } from './keys.ts';
import { messagesSettled, translate } from './load-messages.ts';

type Props = {
  language: Language;
  /** Asks for another language (`app/language-route.tsx`): it comes with its messages, all at once. Settles when the page has it, or could not have it. */
  choose: (language: Language) => Promise<void>;
};

type Value = Props & {
  /** The text for a key in the current language. */
  t: (key: Key) => string;
};

const LanguageContext = createContext<Value | null>(null);

export function LanguageProvider({ language, choose, children }: Props & { children: ReactNode }) {
  // With the words themselves: an effect after the paint would leave a moment in which the page claims the other language.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    // A translator sets `lang` to its own; a style sheet that needs to know compares the two.
    root.dataset.language = language;
  }, [language]);

  const value = useMemo<Value>(
    () => ({ language, choose, t: (key) => translate(language, key) }),
    [language, choose],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** @throws outside a `LanguageProvider` */
export function useLanguage(): Value {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used inside a LanguageProvider');
  return value;
}

/** For messages that are not the page's own: a change of language waits for them too, while this is on screen. */
export function useMessages(name: MessagesName): void {
  const { language } = useLanguage();
  use(messagesSettled(language, name));
}
