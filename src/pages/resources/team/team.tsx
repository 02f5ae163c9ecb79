/** The team: three portraits, as large as the page allows. */
import { Cord } from '../../../cord/cord.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { teamGridCord } from '../../../components/team-grid/team-grid.cord.ts';
import styles from './team.module.css';
import { TeamGrid } from '../../../components/team-grid/team-grid.tsx';

export function Team() {
  return (
    <section className={styles.team} data-section="team">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.team.title" />
        <PageLead page="team" action="contact" variant="outline" className={styles.text} />
      </div>
      <TeamGrid layout="large" />
      <Cord spec={teamGridCord} />
    </section>
  );
}
