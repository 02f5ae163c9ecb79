/** A line's monthly price and its starting fee, or why there is none. */
import { amountIn } from '../../../content/dollars.ts';
import type { PricingGroup } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import styles from './line-price.module.css';
import { RollingFigure } from './rolling-figure.tsx';
import type { Price } from './sum.ts';

export function LinePrice({ group, price }: { group: PricingGroup; price: Price }) {
  const { t, language } = useLanguage();
  // Remounted after hydration: otherwise figures aligned to the right would count as layout shift.
  const hydrated = useHydrated();
  const fee = (amount: number) => `${t('pricing.fee')} ${amountIn(language, amount)}`;
  return (
    <p key={String(hydrated)} className={styles.price} data-part="line-price" data-group={group.id}>
      {price.kind === 'none' && <small>{t('finder.none')}</small>}
      {price.kind === 'priced' && (
        <>
          <strong>
            <span
              className="sr-only"
              translate="no"
            >{`${price.tiers.map(({ name }) => name).join(', ')} `}</span>
            <RollingFigure text={amountIn(language, price.month)} />
            <span className={styles.unit}>
              {t(group.unit === 'pricing.minute' ? 'finder.a-month' : 'pricing.month')}
            </span>
          </strong>
          <small>{fee(price.fee)}</small>
        </>
      )}
      {price.kind === 'custom' && (
        <>
          <strong>
            <span
              className="sr-only"
              translate="no"
            >{`${price.tiers.map(({ name }) => name).join(', ')} `}</span>
            <span>{t('pricing.custom')}</span>
          </strong>
          <small>{fee(price.fee)}</small>
        </>
      )}
      {price.kind === 'beyond' && (
        <>
          <strong>{t('finder.beyond')}</strong>
          <small>{t('finder.ask.beyond')}</small>
        </>
      )}
    </p>
  );
}
