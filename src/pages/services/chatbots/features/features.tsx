/** Visitors' requests, and what the bot does about them, as a conversation. */
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { useReveal } from '../../../../components/reveal/use-reveal.ts';
import { chatbotFeatures } from '../content.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './features.module.css';

export function Features() {
  const { language, t } = useLanguage();
  const { root, part } = useReveal();
  return (
    <section {...root} className={styles.features} data-section="features">
      <FittedHeading name="chatbots.features" className={styles.title} />
      <ul className={styles.list}>
        {chatbotFeatures.map((feature) => (
          <li key={feature.title} {...part('rise')} className={styles.exchange}>
            <p className={styles.asked} lang={feature.language?.[language]}>
              {t(feature.asked)}
            </p>
            <div className={styles.reply}>
              <h3>{t(feature.title)}</h3>
              <p>{t(feature.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
