import { useRef } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { useTheme } from '../../preferences/theme.tsx';
import styles from './toggles.module.css';

/** Change of shift. Both labels are there; CSS shows the one on duty, so that the prerendered page never lies. */
export function ThemeToggle() {
  const { t } = useLanguage();
  const { theme, toggle } = useTheme();
  const lamp = useRef<HTMLElement>(null);
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label={`${theme === 'dark' ? '' : `${t('theme.day')}. `}${t('theme.night')}, ${t('theme.dark')}`}
      aria-pressed={theme === 'dark'}
      onClick={() => toggle(lamp.current ?? undefined)}
      data-scene="change-of-shift"
    >
      <i ref={lamp} className={styles.switch} aria-hidden="true" />
      <span data-for="day">
        <span className={styles.label}>{t('theme.day')}</span>
      </span>
      <span data-for="night">
        <span className={styles.label}>{t('theme.night')}</span>
      </span>
    </button>
  );
}
