/** The mark of a service's popular tier: a lit lamp, its words, and a jack. */
import { Jack } from '../../../components/jack/jack.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './badge.module.css';

export function Badge() {
  const { t } = useLanguage();
  return (
    <span className={styles.badge}>
      <i /> <span>{t('pricing.popular')}</span>
      <Jack className={styles.jack} />
    </span>
  );
}
