/** The opening of the prices: the heading, and the lowest price of each service. */
import { Cord } from '../../cord/cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { dollarsIn } from '../../content/dollars.ts';
import { lowestPrice, pricing } from '../../content/pricing.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { pricingCord } from './pricing.cord.ts';
import styles from './pricing.module.css';

export function Pricing() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.pricing} data-section="pricing">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.pricing.title" />
        <Jack name="rate-card" className={styles.anchor} />
        <Jack name="rate-card-phone" className={styles.phoneAnchor} />
        <p className={styles.lead}>
          <strong>{t('page.pricing.lead')}</strong> <span>{t('page.pricing.note')}</span>
        </p>
      </div>
      <nav aria-label={t('pricing.index')}>
        <ul className={styles.index}>
          {pricing.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>
                <Jack />
                <span>
                  <strong>{t(group.name)}</strong>
                  <small>
                    <span>{`${t('pricing.from')} ${dollarsIn(language, lowestPrice(group))}`}</span>
                    {group.unit === 'pricing.minute' && ' '}
                    <span>{t(group.unit)}</span>
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Cord spec={pricingCord} />
    </section>
  );
}
