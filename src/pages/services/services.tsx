/** The services page opens: any line may be picked up, and the cord is in line 1 already. */
import { Cord } from '../../cord/cord.tsx';
import { PageHeading } from '../../components/fitted-heading/page-heading.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { servicesCord } from './services.cord.ts';
import styles from './service-list/service-list.module.css';

export function PickUp() {
  const { t } = useLanguage();
  return (
    <section className={styles.opening} data-section="pick-up">
      <PageHeading page="services" />
      <p className={styles.lead}>{t('page.services.lead')}</p>
      <Cord spec={servicesCord} />
    </section>
  );
}
