/** One patch field in four bays: the steps of a project, with more wired in each. */
import { useRef } from 'react';
import { useCount } from '../../components/count/use-count.ts';
import { Cord } from '../../components/cord/cord.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { automationFigures, automationSteps } from '../../content/automation.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { automationCord } from './automation.cord.ts';
import { PatchField } from './patch-field.tsx';
import styles from './automation.module.css';

export function Automation() {
  const { t } = useLanguage();
  const figures = useRef<HTMLDListElement>(null);
  useCount(figures);
  return (
    <section className={styles.automation} data-section="automation">
      <div className={styles.top}>
        <PageHeading page="automation" />
        <p className={styles.lead}>{t('page.automation.lead')}</p>
        <dl ref={figures} className={styles.figures} data-scene="count">
          {automationFigures.map(({ value, label, width }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd style={{ fontStretch: `${width}%` }}>
                <span data-part="figure">{value}</span>
                <small>%</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.field}>
        <PatchField shape="wide" className={styles.wide} />
        <PatchField shape="tall" className={styles.tall} />
        <h2 className="sr-only">{t('automation-page.steps')}</h2>
        <ol className={styles.bays}>
          {automationSteps.map((step, bay) => (
            <li key={step.name} className={styles.bay}>
              <div className={styles.floor}>
                <h3 style={{ fontStretch: `${step.width}%` }}>{t(step.name)}</h3>
                <i className={styles.lamp} data-lit={bay === 3 || undefined} />
                <p>{t(step.text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Cord length={automationCord} />
    </section>
  );
}
