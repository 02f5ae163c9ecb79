/** The mission, the values, the team, and a link to each page of the section. */
import { Link } from 'react-router-dom';
import { Cord } from '../../cord/cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../components/page-lead/page-lead.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { subPages } from '../../content/routes.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { missionCord } from './mission/mission.cord.ts';
import { Mission } from './mission/mission.tsx';
import styles from './resources.module.css';
import { TeamGrid } from '../../components/team-grid/team-grid.tsx';
import { Values } from '../../components/values/values.tsx';

export function Resources() {
  const { t } = useLanguage();
  return (
    <section className={styles.resources} data-section="resources">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.resources.title" />
        <PageLead page="resources" action="contact" variant="outline" row className={styles.text} />
      </div>
      <Mission />
      <Values row />
      <div className={styles.people}>
        <TeamGrid layout="row" />
      </div>
      <nav className={styles.links} aria-label={t('company.more')}>
        <ul>
          {subPages('resources').map(({ path, page }) => (
            <li key={path}>
              <Link to={path}>
                <Jack />
                <strong data-carried="">{t(`nav.${page}`)}</strong>
                <span>{t(`nav.${page}.line`)}</span>
                <Icon name="arrow-right" size={26} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Cord spec={missionCord} />
    </section>
  );
}
