/** The company's purpose, on a panel of its own. */
import { Jack } from '../../../components/jack/jack.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './mission.module.css';

export function Mission() {
  const { t } = useLanguage();
  return (
    <section className={styles.mission} data-section="mission" aria-labelledby="mission">
      <h2 id="mission" className={styles.kicker}>
        {t('company.mission')}
      </h2>
      <Jack name="mission" className={styles.jack} />
      <p className={styles.sentence}>{t('company.mission.1')}</p>
      <p className={styles.text}>{t('company.mission.text')}</p>
    </section>
  );
}
