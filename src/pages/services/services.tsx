/** The services page opens: its heading, its lead, and the four cards. */
import { PageHeading } from '../../components/fitted-heading/page-heading.tsx';
import { Heading } from '../../components/fitted-heading/heading.tsx';
import { ServiceCards } from '../../components/service-cards/service-cards.tsx';
import { Cord } from '../../cord/cord.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { servicesCord } from './services.cord.ts';
import styles from './services.module.css';

export function Services() {
  const { t } = useLanguage();
  return (
    <section data-section="services">
      <div className={styles.opening}>
        <PageHeading page="services" />
        <p className={styles.lead}>{t('page.services.lead')}</p>
        <Cord spec={servicesCord} />
      </div>
      <div className={styles.cards}>
        <div className="sr-only">
          <Heading level={2} name="services" />
          <p>{t('services.note')}</p>
        </div>
        <ServiceCards />
      </div>
    </section>
  );
}
