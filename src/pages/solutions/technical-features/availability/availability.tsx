/** Availability, drawn: as many lamps as leave a single one out. It comes on for whoever finds it. */
import { DotField } from '../../../../components/dot-field/dot-field.tsx';
import { figureIn } from '../../../../content/figures.ts';
import { availability, tallLamps, wideLamps } from '../content.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './availability.module.css';

export function Availability() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.availability} data-section="availability" aria-labelledby="availability">
      <h2 id="availability" className={styles.figure}>
        {figureIn(language, availability)}
      </h2>
      <p className={styles.text}>{t('technical.lamps')}</p>
      <DotField {...wideLamps} className={styles.wide} />
      <DotField {...tallLamps} className={styles.tall} />
    </section>
  );
}
