import { useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './toggles.module.css';

const flag = (code: string) => (
  <img
    src={`${import.meta.env.BASE_URL}icons/flag-${code}.svg`}
    alt=""
    width="16"
    height="12"
    fetchPriority="low"
  />
);

/** Shows the language in use and offers the other one. */
export function LanguageToggle() {
  const { language, choose, t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const other = language === 'en' ? 'fr' : 'en';

  const change = async () => {
    // A second press asks for the same language, and would make the router forget to keep the page's place.
    if (busy) return;
    setBusy(true);
    await choose(other);
    setBusy(false);
  };

  return (
    <div className={styles.languages} data-language={language} translate="no">
      <span className={styles.language} data-on="" aria-hidden="true">
        {flag(language)} <span>{language.toUpperCase()}</span>
      </span>
      <button
        type="button"
        className={`${styles.language} target`}
        aria-label={`${other.toUpperCase()}, ${t('language.switch')}`}
        aria-busy={busy}
        onClick={change}
      >
        {flag(other)} <span>{other.toUpperCase()}</span>
      </button>
    </div>
  );
}
