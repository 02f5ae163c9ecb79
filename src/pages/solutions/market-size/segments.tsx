/** Growth by segment: a block is as wide as its share and as tall as its growth. */
import { useCount } from '../../../components/count/use-count.ts';
import { Figure } from '../../../components/figure/figure.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { largestShare, segments } from './content.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import styles from './segments.module.css';

export function Segments() {
  const { t } = useLanguage();
  const { root, part } = useCount();
  return (
    <ul {...root} className={styles.segments} style={{ '--largest': largestShare }}>
      {segments.map(({ id, name, share, growth }) => (
        <li
          key={id}
          className={styles.segment}
          data-segment={id}
          style={{ '--share': share, '--growth': growth }}
        >
          <div className={styles.block}>
            <h3>{t(name)}</h3>
            <Jack className={styles.jack} />
            <p>
              <b>
                <span {...part('figure')} translate="no">
                  {share}
                </span>
                <small>{t('unit.percent')}</small>
              </b>{' '}
              <span>{t('market.of')}</span>
            </p>
          </div>
          <p className={styles.growth}>
            <b>
              <Figure text="+" />
              <span {...part('figure')} translate="no">
                {growth}
              </span>
              <span>{t('unit.percent')}</span>
            </b>{' '}
            <span>{t('market.grows')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
