import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { Picture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { useReveal } from '../../../components/reveal/use-reveal.ts';
import { WideningText } from '../../../components/widening-text/widening-text.tsx';
import { team } from '../../../content/team.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './team.module.css';

export function Team() {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.team} data-section="team">
      <FittedHeading name="team.title" className={styles.title} />
      <ul className={styles.stair}>
        {team.map((member) => (
          <li key={member.id} {...part('rise')} className={styles.member} data-member={member.id}>
            <div className={styles.frame} style={{ '--portrait-surface': member.surface }}>
              <Picture
                name={member.image}
                alt={t(member.alt)}
                sizes={sizes('84vw', ['desktop', '32vw'], ['tablet', '47vw'])}
                className={styles.portrait}
              />
              <Jack className={styles.jack} />
              {member.id !== 'amelie' && <Jack name="team" className={styles.anchor} />}
            </div>
            <h3 className={styles.name} translate="no">
              <WideningText>{member.name}</WideningText>
            </h3>
            <p className={styles.role}>{t(member.role)}</p>
          </li>
        ))}
      </ul>
      <p {...part('rise')} className={styles.note}>
        {t('team.note')}
      </p>
    </section>
  );
}
