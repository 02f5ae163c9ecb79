/** Five questions, and a keypad whose five keys open them. */
import { Cord } from '../../../cord/cord.tsx';
import { Disclosure } from '../../../components/disclosure/disclosure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { pageQuestions } from '../../../content/faq.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { faqCord } from './faq.cord.ts';
import styles from './faq.module.css';

const items = pageQuestions.faq;

export function Faq() {
  const { t } = useLanguage();
  return (
    <section className={styles.faq} data-section="faq">
      <div className={styles.top}>
        <FittedHeading level={1} name="page.faq.title" />
        <PageLead page="faq" action="contact" variant="outline" row className={styles.lead} />
      </div>
      <div className={styles.columns}>
        <nav className={styles.pad} aria-label={t('faq-page.keys')}>
          <Jack name="keypad" className={styles.jack} />
          <ol>
            {items.map(({ question }, index) => (
              <li key={question}>
                <a href={`#faq-${index + 1}`} className={styles.key}>
                  <span>{index + 1}</span>
                  <span className="sr-only">{`${t('punctuation.colon')} ${t(question)}`}</span>
                </a>
              </li>
            ))}
          </ol>
          <p aria-hidden="true">{t('faq-page.keys')}</p>
        </nav>
        <div>
          <h2 className="sr-only">{t('nav.faq')}</h2>
          <Disclosure name="faq" items={items} openAt={0} />
        </div>
      </div>
      <Cord spec={faqCord} />
    </section>
  );
}
