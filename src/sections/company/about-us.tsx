/** The mission is the headline; the operators sit in a row of windows that climbs to the right. */
import { Cord } from '../../components/cord/cord.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { useLanguage } from '../../preferences/language.tsx';
import styles from './company.module.css';
import { companyCord } from './company.cord.ts';
import { Operators } from './operators.tsx';
import { Values } from './values.tsx';

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
      <Cord length={companyCord} />
    </section>
  );
}
