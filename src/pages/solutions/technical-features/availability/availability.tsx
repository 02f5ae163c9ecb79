/** Availability, drawn: ten thousand lamps, of which one is out. Whoever finds it sees it come on. */
import { DotField } from '../../../../components/dot-field/dot-field.tsx';
import { figureIn } from '../../../../content/figures.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './availability.module.css';

export function Availability() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.availability} data-section="availability" aria-labelledby="availability">
      <h2 id="availability" className={styles.figure}>
        {figureIn(language, '99.99%')}
      </h2>
      <p className={styles.text}>{t('technical.lamps')}</p>
      <DotField columns={200} rows={50} odd={[137, 31]} className={styles.wide} />
      <DotField columns={80} rows={125} odd={[52, 88]} className={styles.tall} />
    </section>
  );
}
