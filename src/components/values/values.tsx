import { Jack } from '../jack/jack.tsx';
import { values } from '../../content/company.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './values.module.css';

/** Four values, each on its jack: beside something else in a column, or in a row of their own. */
export function Values({ row }: { row?: true }) {
  const { t } = useLanguage();
  return (
    <section className={styles.values} data-component="values" data-row={row} aria-labelledby="values">
      <h2 id="values" className={row ? styles.title : 'sr-only'}>
        {t('company.values')}
      </h2>
      <ul>
        {values.map(({ name, text }) => (
          <li key={name}>
            <Jack />
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
