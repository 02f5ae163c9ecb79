import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { industries } from '../content.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './industry-list.module.css';

/** All six industries in words, whichever is chosen above. */
export function IndustryList() {
  const { t } = useLanguage();
  return (
    <section className={styles.all} data-section="industry-list">
      <FittedHeading name="industries.all" />
      <ul>
        {industries.map((industry) => (
          <li key={industry.id} id={industry.id}>
            <h3>{t(industry.name)}</h3>
            <p className={styles.line}>{t(industry.line)}</p>
            <p>{t(industry.story)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
