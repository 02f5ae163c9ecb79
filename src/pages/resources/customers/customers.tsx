/** The customers, drawn: a jack for each, and a plug on its way into the odd one. */
import { DotField, type Dots } from '../../../components/dot-field/dot-field.tsx';
import { Plug } from '../../../components/plug/plug.tsx';
import { figureIn } from '../../../content/figures.ts';
import { customers } from '../../../content/claims.ts';
import { tallBoard, wideBoard } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './customers.module.css';

/** Centre of a board's odd jack, as shares of its width and height, for the tip of the plug. */
const left = ({ columns, odd: [column] }: Dots) => (column + 0.5) / columns;
const bottom = ({ count, columns, odd: [, row] }: Dots) => 1 - (row + 0.5) / (count / columns);
const places = {
  '--wide-left': left(wideBoard),
  '--wide-bottom': bottom(wideBoard),
  '--tall-left': left(tallBoard),
  '--tall-bottom': bottom(tallBoard),
};

export function Customers() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.customers} data-section="customers" aria-labelledby="customers">
      <h2 id="customers" className={styles.figure}>
        {figureIn(language, customers)}
      </h2>
      <p className={styles.text}>{t('resources.customers')}</p>
      <div className={styles.board} style={places}>
        <DotField {...wideBoard} className={styles.wide} />
        <DotField {...tallBoard} className={styles.tall} />
        <Plug className={styles.plug} />
      </div>
    </section>
  );
}
