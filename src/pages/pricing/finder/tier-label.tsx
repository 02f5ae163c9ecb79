import { dollarsIn } from '../../../content/dollars.ts';
import { figureIn } from '../../../content/figures.ts';
import type { PricingGroup, Tier } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './tier-label.module.css';

/** A row of the card on one line: its name, its reach, its price. */
export function TierLabel({ group, tier }: { group: PricingGroup; tier: Tier }) {
  const { t, language } = useLanguage();
  const [first] = tier.allowances;
  const reach = () => {
    if (!first) return null;
    if ('words' in first) return t(first.words);
    const figure = figureIn(language, first.figure);
    if (group.id === 'automation') return `${figure} ${t(first.of)}`;
    return `${t(group.id === 'phone-systems' ? 'pricing.about' : 'finder.up-to')} ${figure}`;
  };
  return (
    <>
      <span className={styles.name}>
        <span translate="no">{tier.name}</span> <small>{reach()}</small>
      </span>
      <span className={styles.price}>
        <span>{tier.price ? dollarsIn(language, tier.price) : t('pricing.custom')}</span>
        {group.unit === 'pricing.minute' && <small>{t(group.unit)}</small>}
      </span>
    </>
  );
}
