/** Who picks up: three windows, as large as the page allows. */
import { Cord } from '../../components/cord/cord.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { useLanguage } from '../../preferences/language.tsx';
import { companyCord } from './company.cord.ts';
import styles from './company.module.css';
import { Operators } from './operators.tsx';

export function TeamPage() {
  const { t } = useLanguage();
  return (
    <section className={styles.company} data-section="team">
      <div className={styles.teamTop}>
        <PageHeading page="team" />
        <p className={styles.text}>{t('page.team.lead')}</p>
      </div>
      <Operators layout="large" />
      <Cord length={companyCord} />
    </section>
  );
}
