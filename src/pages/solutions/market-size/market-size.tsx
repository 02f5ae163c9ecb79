/** The market: its value year by year, and its growth by segment; every figure's width is data. */
import { Button } from '../../../components/button/button.tsx';
import { Figure } from '../../../components/figure/figure.tsx';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { PageLead } from '../../../components/page-lead/page-lead.tsx';
import { figureIn } from '../../../content/figures.ts';
import { askFor } from '../../../content/contact.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { Chart } from './chart.tsx';
import { marketFigures } from './content.ts';
import { Segments } from './segments.tsx';
import styles from './market-size.module.css';

export function MarketSize() {
  const { language, t } = useLanguage();
  return (
    <section className={styles.market} data-section="market-size">
      <div className={styles.intro}>
        <FittedHeading level={1} name="page.market-size.title" />
        <ul className={styles.figures}>
          <li>
            <strong>{figureIn(language, marketFigures.value)}</strong> <span>{t('market.value')}</span>
          </li>
          <li>
            <strong>{figureIn(language, marketFigures.share)}</strong> <span>{t('market.share')}</span>
          </li>
          <li>
            <strong>
              <Figure text={figureIn(language, marketFigures.growth)} />
            </strong>{' '}
            <span>{t('market.growth')}</span>
          </li>
        </ul>
        <PageLead page="market-size" action="book-demo" variant="primary" row className={styles.lead} />
      </div>
      <Chart />
      <div className={styles.whom}>
        <FittedHeading name="market.segments" />
        <p>
          <strong>{t('market.legend.wide')}</strong> <span>{t('market.legend.share')}</span>{' '}
          <strong>{t('market.legend.tall')}</strong> <span>{t('market.legend.growth')}</span>
        </p>
      </div>
      <Segments />
      <div className={styles.end}>
        <p>{t('market.end')}</p>
        <Button variant="primary" href={askFor('demo')}>
          {t('action.book-demo')}
        </Button>
      </div>
    </section>
  );
}
