/** The language of the site: English at first, in memory only, switched by the toggle in the bar. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Key, Language } from './keys.ts';
import { loadPageMessages, translate } from './load-messages.ts';

type Value = {
  language: Language;
  /** The text for a key in the current language. */
  t: (key: Key) => string;
  /** Fetches the other language's words for this page, then changes everything at once. */
  toggle: () => Promise<void>;
};

const LanguageContext = createContext<Value | null>(null);

let current: Language = 'en';
/** For the router's loaders, which run outside React. */
export const currentLanguage = () => current;

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');

  useEffect(() => {
    current = language;
    document.documentElement.lang = language;
  }, [language]);

  const toggle = useCallback(async () => {
    const next = current === 'en' ? 'fr' : 'en';
    await loadPageMessages(next);
    current = next;
    setLanguage(next);
  }, []);

  const value = useMemo<Value>(
    () => ({ language, toggle, t: (key) => translate(language, key) }),
    [language, toggle],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** @throws outside a `LanguageProvider` */
export function useLanguage(): Value {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage must be used inside a LanguageProvider');
  return value;
}
