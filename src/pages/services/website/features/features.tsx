/** Five features, each title wider than the one before, and the way to a person. */
import { Button } from '../../../../components/button/button.tsx';
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { useReveal } from '../../../../components/reveal/use-reveal.ts';
import { websiteFeatures } from '../content.ts';
import { askFor } from '../../../../content/contact.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './features.module.css';

export function Features() {
  const { t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.features} data-section="features">
      <FittedHeading name="website.features" />
      <ul className={styles.list}>
        {websiteFeatures.map((feature) => (
          <li key={feature.title} {...part('rise')}>
            <h3 style={{ fontStretch: `${feature.width}%` }}>{t(feature.title)}</h3>
            <p>{t(feature.text)}</p>
          </li>
        ))}
        <li {...part('rise')} className={styles.contact}>
          <h3>{t('website.contact')}</h3>
          <p>{t('website.contact.text')}</p>
          <Button variant="secondary" href={askFor('demo')}>
            {t('action.book-demo')}
          </Button>
        </li>
      </ul>
    </section>
  );
}
