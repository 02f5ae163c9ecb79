import type { FaqItem } from '../../content/faq.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { KeptText } from '../mail/kept-text.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** Groups the questions: the browser keeps at most one of them open. */
  name: string;
  items: FaqItem[];
  /** Index of the question that is open at first. */
  openAt?: number;
};

/** Questions that open on a press, one at a time. Each question's jack takes the cord's plug while it is open. */
export function Disclosure({ name, items, openAt }: Props) {
  const { t } = useLanguage();
  return (
    <div className={styles.list} data-component="disclosure">
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles.item} name={name} open={index === openAt}>
          <summary className={styles.question}>
            <h3>{t(question)}</h3>
            <Jack name={name} className={styles.jack} />
          </summary>
          {/* On the answer, not on the whole: a browser opens the `details` that hides a fragment's target. */}
          <p id={`${name}-${index + 1}`} className={styles.answer}>
            <KeptText>{t(answer)}</KeptText>
          </p>
        </details>
      ))}
    </div>
  );
}
