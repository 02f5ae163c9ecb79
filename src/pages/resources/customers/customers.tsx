/** The customers, drawn: a jack for each, and the one whose plug is on its way in. */
import { DotField } from '../../../components/dot-field/dot-field.tsx';
import { Plug } from '../../../components/plug/plug.tsx';
import { figureIn } from '../../../content/figures.ts';
import { customers } from '../../../content/claims.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './customers.module.css';

export function Customers() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.customers} data-section="customers" aria-labelledby="customers">
      <h2 id="customers" className={styles.figure}>
        {figureIn(language, customers)}
      </h2>
      <p className={styles.text}>{t('resources.customers')}</p>
      <div className={styles.board}>
        {/* 205 × 75, and 123 × 125: as many jacks as customers. */}
        <DotField columns={205} rows={75} odd={[150, 46]} className={styles.wide} />
        <DotField columns={123} rows={125} odd={[90, 74]} className={styles.tall} />
        <Plug className={styles.plug} />
      </div>
    </section>
  );
}
