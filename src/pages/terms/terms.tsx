/** The terms: four clauses, each as large as the page allows. */
import { Cord } from '../../cord/cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../components/page-lead/page-lead.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { useLanguage } from '../../i18n/language.tsx';
import { termsCord } from './terms.cord.ts';
import styles from './terms.module.css';

export function Terms() {
  const { t } = useLanguage();
  return (
    <section className={styles.terms} data-section="terms">
      <FittedHeading level={1} name="page.terms.title" />
      <PageLead page="terms" action="contact" variant="outline" row className={styles.lead} />
      <ol className={styles.clauses}>
        {([1, 2, 3, 4] as const).map((n) => (
          <li key={n}>
            <Jack name={n === 1 ? 'clause' : undefined} className={styles.jack} />
            <p>{t(`terms.${n}`)}</p>
          </li>
        ))}
      </ol>
      <Cord spec={termsCord} />
    </section>
  );
}
