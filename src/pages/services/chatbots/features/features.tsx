/** The thread goes on: what visitors ask, what the bot does about it, and six chips with their answers. */
import { useRef } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Headline } from '../../../../components/fitted-heading/headline.tsx';
import { useReveal } from '../../../../components/reveal/use-reveal.ts';
import { chatbotFeatures } from '../../../../content/chatbots.ts';
import { pageQuestions } from '../../../../content/faq.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './features.module.css';

export function Spine() {
  const { t } = useLanguage();
  const root = useRef<HTMLElement>(null);
  useReveal(root);
  return (
    <>
      <section ref={root} className={styles.spine} data-section="chatbots-features" data-scene="reveal">
        <Headline
          level={2}
          className={styles.title}
          lines={[
            [{ text: t('chatbots.features.1'), width: 64 }],
            [{ text: t('chatbots.features.2'), width: 112 }],
          ]}
        />
        <ul className={styles.features}>
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
      <section className={styles.spine} data-section="faq">
        <Headline
          level={2}
          className={styles.title}
          lines={[
            [{ text: t('chatbots.questions.1'), width: 118 }],
            [{ text: t('chatbots.questions.2'), width: 66 }],
          ]}
        />
        <div className={styles.chips}>
          {pageQuestions.chatbots?.map(({ question, answer }, index) => (
            <details key={question} className={styles.chip} name="faq" open={index === 1}>
              <summary>
                <h3>{t(question)}</h3>
              </summary>
              <p>{t(answer)}</p>
            </details>
          ))}
          <div className={styles.last}>
            <p>{t('chatbots.last')}</p>
            <Button variant="primary" href="/resources/support">
              {t('action.contact')}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
