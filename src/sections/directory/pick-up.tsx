/** The services page opens: any line may be picked up, and the cord is in line 1 already. */
import { Cord } from '../../components/cord/cord.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { useLanguage } from '../../preferences/language.tsx';
import { directoryCord } from './directory.cord.ts';
import styles from './directory.module.css';

export function PickUp() {
  const { t } = useLanguage();
  return (
    <section className={styles.opening} data-section="pick-up">
      <PageHeading page="services" />
      <p className={styles.lead}>{t('page.services.lead')}</p>
      <Cord length={directoryCord} />
    </section>
  );
}
