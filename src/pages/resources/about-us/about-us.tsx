/** The mission is the headline; the operators sit in a row of windows that climbs to the right. */
import { Cord } from '../../../cord/cord.tsx';
import { PageHeading } from '../../../components/fitted-heading/page-heading.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from '../resources.module.css';
import { teamGridCord } from '../../../components/team-grid/team-grid.cord.ts';
import { Operators } from '../../../components/team-grid/team-grid.tsx';
import { Values } from '../../../components/values/values.tsx';

export function AboutUs() {
  const { t } = useLanguage();
  return (
    <section className={styles.company} data-section="about-us">
      <p className={styles.kicker}>{t('company.mission')}</p>
      <PageHeading page="about-us" />
      <div className={styles.about}>
        <div className={styles.side}>
          <p className={styles.text}>{t('company.mission.text')}</p>
          <Values />
        </div>
        <Operators layout="stair" />
      </div>
      <Cord spec={teamGridCord} />
    </section>
  );
}
