import { Jack } from '../jack/jack.tsx';
import { Picture } from '../picture/picture.tsx';
import { sizes } from '../picture/sizes.ts';
import { bioOf } from '../../content/company.ts';
import { team } from '../../content/team.ts';
import { useMedia } from '../../browser/use-media.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './team-grid.module.css';

/** The three portraits under arches: climbing to the right, level in a row, or as large as the page allows. */
export function TeamGrid({ layout }: { layout: 'stair' | 'row' | 'large' }) {
  const { t } = useLanguage();
  const isStrip = !useMedia('tablet');
  return (
    <section
      className={styles.team}
      data-component="team-grid"
      data-layout={layout}
      aria-labelledby="team-grid"
    >
      <h2 id="team-grid" className="sr-only">
        {t('company.team')}
      </h2>
      <ul
        className={styles.grid}
        data-strip=""
        aria-labelledby="team-grid"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={isStrip ? 0 : undefined}
      >
        {team.map((member, index) => (
          <li key={member.id} id={member.id} className={styles.member} data-member={member.id}>
            <div className={styles.frame} style={{ '--portrait-surface': member.surface }}>
              <Picture
                name={member.image}
                alt={t(member.alt)}
                sizes={sizes('78vw', ['desktop', '32vw'], ['tablet', '32vw'])}
                className={styles.portrait}
                priority={layout === 'large' && index === 0}
              />
            </div>
            {index === 0 && <Jack name="team-grid" className={styles.jack} />}
            <h3 translate="no">{member.name}</h3>
            <p className={styles.role}>{t(member.role)}</p>
            <p>{t(bioOf(member))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
