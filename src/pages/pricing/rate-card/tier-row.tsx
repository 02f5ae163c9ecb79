/** A tier: a row of the table, drawn as a column where five fit. */
import { Icon } from '../../../components/icon/icon.tsx';
import { dollarsIn } from '../../../content/dollars.ts';
import { figureIn } from '../../../content/figures.ts';
import type { Allowance, PricingGroup, Tier } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Badge } from './badge.tsx';
import { TierGlyphs } from './tier-glyphs.tsx';
import { tierIcons } from './tier-icons.ts';
import { TierLink } from './tier-link.tsx';
import { TierPrice } from './tier-price.tsx';
import styles from './tier-row.module.css';

export function TierRow({ group, tier }: { group: PricingGroup; tier: Tier }) {
  const { language, t } = useLanguage();

  const unstated = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('pricing.unstated')}</span>
    </>
  );
  const allowance = (value: Allowance, short: boolean) => {
    if (!value) return short ? unstated : null;
    if ('words' in value) return t(value.words);
    const figure = figureIn(language, value.figure);
    return short ? figure : `${figure} ${t(value.of)}`;
  };
  const feature = (value: Allowance) => {
    const about = group.id === 'phone-systems' ? `${t('pricing.about')} ` : '';
    return about + allowance(value, false);
  };

  return (
    <div className={styles.tier} role="row" data-tier={tier.id} data-popular={tier.highlighted}>
      {/* Labelled by the name alone, as screen readers repeat the label with each cell. */}
      <div role="rowheader" className={styles.head} aria-labelledby={`tier-${tier.id}`}>
        {tier.highlighted && <Badge />}
        <span className={styles.title}>
          <span id={`tier-${tier.id}`} translate="no">
            {tier.name}
          </span>{' '}
          <Icon path={tierIcons[tier.id]} size={26} weight={1.9} />
        </span>
        <span className={styles.description}>{t(tier.description)}</span>
        <ul className={styles.features}>
          {tier.allowances.map((value, index) => value && <li key={index}>{feature(value)}</li>)}
        </ul>
      </div>
      <div role="cell" className={styles.price}>
        <TierGlyphs group={group} tier={tier} />
        <TierPrice group={group} tier={tier} />
      </div>
      {tier.allowances.map((value, index) => (
        <div key={index} role="cell" className={styles.cell}>
          {allowance(value, true)}
        </div>
      ))}
      <div role="cell" className={styles.fee}>
        <span className={styles.feeLabel} aria-hidden="true">
          {t('pricing.fee')}
        </span>{' '}
        <span>{dollarsIn(language, tier.fee)}</span>
      </div>
      <div role="cell" className={styles.action}>
        <TierLink tier={tier} />
      </div>
    </div>
  );
}
