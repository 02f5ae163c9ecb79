/** Marks a service's popular tier: a lit lamp, its words, and the jack that the cord is in. */
import { Jack } from '../../../components/jack/jack.tsx';
import type { PricingGroup } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './badge.module.css';

export function Badge({ line }: { line: PricingGroup['id'] }) {
  const { t } = useLanguage();
  return (
    <span className={styles.badge}>
      <i /> <span>{t('pricing.popular')}</span>
      <Jack name={`${line}-popular`} className={styles.jack} />
    </span>
  );
}
