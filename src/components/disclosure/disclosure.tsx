import type { FaqItem } from '../../content/faq.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Jack } from '../jack/jack.tsx';
import { KeptText } from '../mail/kept-text.tsx';
import styles from './disclosure.module.css';

type Props = {
  /** Groups the questions: the browser keeps one of them open or none. */
  name: string;
  items: FaqItem[];
  /** The question that is open at first, from 0. */
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
          {/* Here, and not on the whole: a browser opens what hides the place that a fragment names. */}
          <p id={`${name}-${index + 1}`} className={styles.answer}>
            <KeptText>{t(answer)}</KeptText>
          </p>
        </details>
      ))}
    </div>
  );
}
