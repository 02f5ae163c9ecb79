/** The team: three portraits, as large as the page allows. */
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { teamGridCord } from '../../../components/team-grid/team-grid.cord.ts';
import styles from './team.module.css';
import { TeamGrid } from '../../../components/team-grid/team-grid.tsx';

export function Team() {
  const { t } = useLanguage();
  return (
    <section className={styles.team} data-section="team">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.team.title" />
        <p className={styles.text}>{t('page.team.lead')}</p>
      </div>
      <TeamGrid layout="large" />
      <Cord spec={teamGridCord} />
    </section>
  );
}
