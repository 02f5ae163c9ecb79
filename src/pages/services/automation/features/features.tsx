/** Everything that a customer keeps after a project, and the invitation to bring a chore. */
import { Button } from '../../../../components/button/button.tsx';
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../../components/jack/jack.tsx';
import { useReveal } from '../../../../components/reveal/use-reveal.ts';
import { automationFeatures } from '../content.ts';
import { askFor } from '../../../../content/contact.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './features.module.css';

export function Features() {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.features} data-section="features">
      <FittedHeading name="automation-page.features" className={styles.title} />
      <ul className={styles.list}>
        {automationFeatures.map((feature) => (
          <li key={feature.title} {...part('rise')}>
            <Jack className={styles.jack} />
            <h3>{t(feature.title)}</h3>
            <p>{t(feature.text)}</p>
          </li>
        ))}
      </ul>
      <div {...part('rise')} className={styles.contact}>
        <p className={styles.ask}>{t('automation-page.contact')}</p>
        <p>{t('automation-page.contact.text')}</p>
        <Button variant="primary" href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </div>
    </section>
  );
}
