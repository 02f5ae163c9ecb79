/** The opening of the services page: heading, lead, and the four cards. */
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../components/page-lead/page-lead.tsx';
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
        <FittedHeading level={1} name="page.services.title" />
        <PageLead page="services" action="get-started" variant="primary" className={styles.lead} />
        <Cord spec={servicesCord} />
      </div>
      <div className={styles.cards}>
        <div className="sr-only">
          <FittedHeading name="services.title" />
          <p>{t('services.note')}</p>
        </div>
        <ServiceCards opening />
      </div>
    </section>
  );
}
