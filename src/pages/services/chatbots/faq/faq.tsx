/** Six questions as messages that open their answers, and a last one that leads to support. */
import { Button } from '../../../../components/button/button.tsx';
import { FittedHeading } from '../../../../components/fitted-heading/fitted-heading.tsx';
import { pageQuestions } from '../../../../content/faq.ts';
import { href } from '../../../../content/routes.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './faq.module.css';

export function Faq() {
  const { t } = useLanguage();
  return (
    <section className={styles.faq} data-section="faq">
      <FittedHeading name="chatbots.questions" className={styles.title} />
      <div className={styles.chips}>
        {pageQuestions.chatbots.map(({ question, answer }, index) => (
          <details key={question} className={styles.chip} name="faq" open={index === 1}>
            <summary>
              <h3>{t(question)}</h3>
            </summary>
            <p id={`faq-${index + 1}`}>{t(answer)}</p>
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
