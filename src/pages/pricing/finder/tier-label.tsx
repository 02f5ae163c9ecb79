import type { PricingGroup, Tier } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { dollars, figure } from './figures.ts';
import { cents, limitOf } from './sum.ts';
import styles from './tier-label.module.css';

/** A row of the card in one line: its name, how far it reaches, its price. */
export function TierLabel({ group, tier }: { group: PricingGroup; tier: Tier }) {
  const { t, language } = useLanguage();
  const [first] = tier.allowances;
  const limit = limitOf(tier);
  const reach = first && 'words' in first ? t(first.words) : limit === null ? '' : figure(limit, language);
  const counted = first && 'figure' in first;
  // English has the card's own writing of a price.
  const price = (text: string) => (language === 'en' ? `$${text}` : dollars(cents(text), language));
  return (
    <>
      <span className={styles.name}>
        {tier.name}
        <small>
          {counted && group.id !== 'automation' ? `${t('finder.up-to')} ${reach}` : reach}
          {counted && group.id === 'automation' ? ` ${t(first.of)}` : ''}
        </small>
      </span>
      <span className={styles.price}>
        {tier.price ? price(tier.price) : t('pricing.custom')}
        {group.unit === 'pricing.minute' && <small>{t(group.unit)}</small>}
      </span>
    </>
  );
}
