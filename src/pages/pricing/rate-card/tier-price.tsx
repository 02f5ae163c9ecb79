import { Price } from './price.tsx';
import type { PricingGroup, Tier } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './tier-price.module.css';

/** A tier's price, with its unit in an element of its own; a custom price has no unit. */
export function TierPrice({ group, tier }: { group: PricingGroup; tier: Tier }) {
  const { t } = useLanguage();
  return (
    <>
      <span className={styles.amount}>
        {tier.price ? <Price amount={tier.price} /> : t('pricing.custom')}
      </span>
      {tier.price && <span className={styles.unit}>{t(group.unit)}</span>}
    </>
  );
}
