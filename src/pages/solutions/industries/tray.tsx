import { useLanguage } from '../../../i18n/language.tsx';
import styles from './tray.module.css';

/** The five unused plugs on the tray, by the colour of their sleeves. */
const resting = ['marigold', 'cobalt', 'mint', 'bottle', 'marigold'] as const;

/** The tray below the jacks, which holds the unused plugs. */
export function Tray() {
  const { t } = useLanguage();
  return (
    <div className={styles.tray}>
      <span className={styles.plugs} aria-hidden="true">
        {resting.map((colour, index) => (
          <i key={index} data-colour={colour} />
        ))}
      </span>
      <p>{t('industries.pull')}</p>
    </div>
  );
}
