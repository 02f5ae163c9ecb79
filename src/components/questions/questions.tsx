/** Questions under a heading of their own, beside it where there is room. */
import type { FaqItem } from '../../content/faq.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Headline } from '../fitted-heading/headline.tsx';
import styles from './questions.module.css';

type Props = {
  /** The page; its heading is `<page>.questions.1` and `.2`. */
  page: 'automation' | 'website';
  items: FaqItem[];
  /** Widths of the heading's two lines. */
  widths?: [number, number];
};

export function Questions({ page, items, widths = [64, 112] }: Props) {
  const { t } = useLanguage();
  return (
    <section className={styles.questions} data-component="questions">
      <Headline
        level={2}
        className={styles.title}
        lines={[
          [{ text: t(`${page}.questions.1`), width: widths[0] }],
          [{ text: t(`${page}.questions.2`), width: widths[1] }],
        ]}
      />
      <Disclosure name="faq" items={items} openAt={1} />
    </section>
  );
}
