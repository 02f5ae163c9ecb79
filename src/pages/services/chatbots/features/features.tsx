/** What visitors ask for, and what the bot does about it, as a conversation. */
import { useRef } from 'react';
import { Headline } from '../../../../components/fitted-heading/headline.tsx';
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
      <Headline
        level={2}
        className={styles.title}
        lines={[
          [{ text: t('chatbots.features.1'), width: 64 }],
          [{ text: t('chatbots.features.2'), width: 112 }],
        ]}
      />
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
