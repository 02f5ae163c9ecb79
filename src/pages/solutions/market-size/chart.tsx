/** The market year by year: bars with the cord as their growth curve, and the same data as a table. */
import { Cord } from '../../../cord/cord.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { figureIn } from '../../../content/figures.ts';
import { barHeight, MARKET_HEIGHT, MARKET_SCALE, marketYears } from './content.ts';
import { useScene } from '../../../motion/use-scene.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { marketSizeCord } from './market-size.cord.ts';
import { scene as marketBarsScene } from './market-bars.scene.ts';
import styles from './market-size.module.css';

export function Chart() {
  const { language, t } = useLanguage();
  const { root, part } = useScene(marketBarsScene);
  return (
    <>
      <div
        {...root}
        className={styles.chart}
        style={{ '--chart': `${MARKET_HEIGHT}px`, '--years': marketYears.length }}
        aria-hidden="true"
      >
        {[MARKET_SCALE, MARKET_SCALE / 2].map((value) => (
          <span key={value} className={styles.rule}>
            {value}
          </span>
        ))}
        {marketYears.map(({ year, value }, index) => (
          <div key={year} className={styles.column}>
            <div
              {...part('bar')}
              className={styles.bar}
              style={{ blockSize: `${barHeight(value)}px`, '--mix': `${16 + index * 16.8}%` }}
            />
            <span
              {...part('jack')}
              className={styles.jackAnchor}
              style={{ insetBlockEnd: `${barHeight(value) - 26}px` }}
            >
              <Jack name={`${year}`} className={styles.jack} />
            </span>
          </div>
        ))}
        <div {...part('cord')} className={styles.curve}>
          <Cord spec={marketSizeCord} />
        </div>
        <div className={styles.values}>
          {marketYears.map(({ year, value, width }) => (
            <p key={year}>
              <span>{year}</span>
              <b {...part('value')} style={{ fontStretch: `${width}%` }}>
                {figureIn(language, value)}
              </b>
              {'\u00a0'}
              <small>{t('market.bn')}</small>
            </p>
          ))}
        </div>
      </div>
      <p className={styles.source}>{t('market.source')}</p>
      <table className="sr-only">
        <caption>{t('market.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('market.year')}</th>
            <th scope="col">{t('market.billions')}</th>
          </tr>
        </thead>
        <tbody>
          {marketYears.map(({ year, value }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{figureIn(language, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
