/**
 * The mission as the headline; beside it the values, and the team's portraits in a row that climbs to the
 * right.
 */
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import styles from './about-us.module.css';
import { teamGridCord } from '../../../components/team-grid/team-grid.cord.ts';
import { TeamGrid } from '../../../components/team-grid/team-grid.tsx';
import { Values } from '../../../components/values/values.tsx';

export function AboutUs() {
  const { t } = useLanguage();
  return (
    <section className={styles.about} data-section="about-us">
      <p className={styles.kicker}>{t('company.mission')}</p>
      <FittedHeading level={1} name="page.about-us.title" />
      <div className={styles.columns}>
        <div className={styles.side}>
          <PageLead page="about-us" action="contact" variant="outline" className={styles.lead} />
          <p className={styles.text}>{t('company.mission.text')}</p>
          <Values />
        </div>
        <TeamGrid layout="stair" />
      </div>
      <Cord spec={teamGridCord} />
    </section>
  );
}
