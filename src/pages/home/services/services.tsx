/** Home's services: a heading, a note, and the four cards. */
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { ServiceCards } from '../../../components/service-cards/service-cards.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './services.module.css';

export function Services() {
  const { t } = useLanguage();
  return (
    <section className={styles.services} data-section="services">
      <div className={styles.top}>
        <FittedHeading name="services.title" />
        <p className={styles.note}>{t('services.note')}</p>
      </div>
      <ServiceCards />
    </section>
  );
}
