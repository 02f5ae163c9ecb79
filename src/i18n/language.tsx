/** The language of the page on screen, for everything on it. */
import { createContext, type ReactNode, use, useContext, useLayoutEffect, useMemo } from 'react';
import type { Key, Language, MessagesName } from './keys.ts';
import { messagesSettled, translate } from './load-messages.ts';

type Props = {
  language: Language;
  /**
   * Requests another language (`app/language-route.tsx`), which arrives with its messages at once. Settles
   * when the page has it, or could not get it.
   */
  choose: (language: Language) => Promise<void>;
};

type Value = Props & {
  /** The text for a key in the current language. */
  t: (key: Key) => string;
};

const LanguageContext = createContext<Value | null>(null);

export function LanguageProvider({ language, choose, children }: Props & { children: ReactNode }) {
  // A layout effect: after the paint, the page would claim the wrong language for a moment.
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    // A translator sets `lang` to its own language; style sheets compare the two.
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

/**
 * For messages that are not the page's own: while this is on screen, a change of language waits for them too.
 */
export function useMessages(name: MessagesName): void {
  const { language } = useLanguage();
  use(messagesSettled(language, name));
}
