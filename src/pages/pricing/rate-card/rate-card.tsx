/** All prices on one sheet: four services of five tiers each, compared across. */
import { Button } from '../../../components/button/button.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { askFor } from '../../../content/contact.ts';
import { pricing } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { TierGroup } from './tier-group.tsx';
import styles from './rate-card.module.css';

export function RateCard() {
  const { t } = useLanguage();
  return (
    <section data-section="rate-card">
      <div className={styles.sheet}>
        {pricing.map((group) => (
          <TierGroup key={group.id} group={group} />
        ))}
      </div>
      <div className={styles.unsure}>
        <FittedHeading name="pricing.unsure" className={styles.unsureTitle} />
        <p>{t('pricing.unsure.text')}</p>
        <Button variant="primary" href={askFor('consultation')}>
          {t('action.consultation')}
        </Button>
      </div>
    </section>
  );
}
