/** An equipment rack with four modules of different widths, and below it everything that plugs into it. */
import { Button } from '../../components/button/button.tsx';
import { Cord } from '../../cord/cord.tsx';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../components/page-lead/page-lead.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { modules } from './content.ts';
import { askFor } from '../../content/contact.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Lists } from './lists.tsx';
import { ModulePicture } from './module-pictures.tsx';
import { solutionsCord } from './solutions.cord.ts';
import styles from './solutions.module.css';

export function Solutions() {
  const { t } = useLanguage();
  return (
    <section className={styles.solutions} data-section="solutions">
      <FittedHeading level={1} name="page.solutions.title" />
      <PageLead page="solutions" action="consultation" variant="primary" row className={styles.lead} />
      <div className={styles.rack}>
        <Jack name="rack" className={styles.jack} />
        <h2 className="sr-only">{t('solutions.rack')}</h2>
        <ul className={styles.modules}>
          {modules.map((module) => (
            <li key={module.id} className={styles.module} data-module={module.id}>
              <i className={styles.lamp} />
              <h3 style={{ fontStretch: `${module.width}%` }}>{t(module.title)}</h3>
              <div className={styles.face}>
                <ModulePicture module={module.id} />
              </div>
              <p>{t(module.text)}</p>
            </li>
          ))}
        </ul>
      </div>
      <Lists />
      <div className={styles.contact}>
        <FittedHeading name="solutions.contact" />
        <p>{t('solutions.contact.text')}</p>
        <Button variant="primary" href={askFor('consultation')}>
          {t('action.consultation')}
        </Button>
      </div>
      <Cord spec={solutionsCord} />
    </section>
  );
}
