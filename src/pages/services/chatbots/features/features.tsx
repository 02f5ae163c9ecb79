/** What visitors ask for, and what the bot does about it, as a conversation. */
import { useRef } from 'react';
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { useReveal } from '../../../../components/reveal/use-reveal.ts';
import { chatbotFeatures } from '../../../../content/chatbots.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './features.module.css';

export function Features() {
  const { t } = useLanguage();
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  return (
    <section ref={root} className={styles.features} data-section="features" data-scene="reveal">
      <FittedHeading name="chatbots.features" className={styles.title} />
      <ul className={styles.list}>
        {chatbotFeatures.map((feature) => (
          <li key={feature.title} className={styles.exchange} data-part="rise">
            <p className={styles.asked}>{t(feature.asked)}</p>
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
