import { useRef } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useTheme } from '../../preferences/theme.tsx';
import styles from './toggles.module.css';

/**
 * Switches the theme. Both labels are rendered and CSS shows the right one, so the prerendered page is never
 * wrong.
 */
export function ThemeToggle() {
  const { t } = useLanguage();
  const { theme, toggle } = useTheme();
  const lamp = useRef<HTMLElement>(null);
  return (
    <button
      type="button"
      className={`${styles.theme} target`}
      aria-label={`${theme === 'dark' ? '' : `${t('theme.light')}. `}${t('theme.dark')}, ${t('theme.dark-theme')}`}
      aria-pressed={theme === 'dark'}
      onClick={() => toggle(lamp.current ?? undefined)}
      data-scene="theme-wipe"
    >
      <i ref={lamp} className={styles.switch} aria-hidden="true" />
      <span data-theme="light">
        <span className={styles.label}>{t('theme.light')}</span>
      </span>
      <span data-theme="dark">
        <span className={styles.label}>{t('theme.dark')}</span>
      </span>
    </button>
  );
}
