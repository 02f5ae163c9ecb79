/** Six questions as messages that open their answers, and a last one that leads to support. */
import { Button } from '../../../../components/button/button.tsx';
import { Headline } from '../../../../components/fitted-heading/headline.tsx';
import { pageQuestions } from '../../../../content/faq.ts';
import { href } from '../../../../content/routes.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './faq.module.css';

export function Faq() {
  const { t } = useLanguage();
  return (
    <section className={styles.faq} data-section="faq">
      <Headline
        level={2}
        className={styles.title}
        lines={[
          [{ text: t('chatbots.questions.1'), width: 118 }],
          [{ text: t('chatbots.questions.2'), width: 66 }],
        ]}
      />
      <div className={styles.chips}>
        {pageQuestions.chatbots.map(({ question, answer }, index) => (
          <details key={question} className={styles.chip} name="faq" open={index === 1}>
            <summary>
              <h3>{t(question)}</h3>
            </summary>
            <p>{t(answer)}</p>
          </details>
        ))}
        <div className={styles.last}>
          <p>{t('chatbots.last')}</p>
          <Button variant="primary" href={href('support')}>
            {t('action.contact')}
          </Button>
        </div>
      </div>
    </section>
  );
}
