/** Questions under a heading of their own, beside it where there is room. */
import type { FaqItem } from '../../content/faq.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FittedHeading } from '../fitted-heading/fitted-heading.tsx';
import styles from './questions.module.css';

type Props = {
  /** The page; its heading is `<page>.questions`. */
  page: 'automation' | 'website';
  items: FaqItem[];
};

export function Questions({ page, items }: Props) {
  return (
    <section className={styles.questions} data-component="questions">
      <FittedHeading name={`${page}.questions`} className={styles.title} />
      <Disclosure name="faq" items={items} openAt={1} />
    </section>
  );
}
