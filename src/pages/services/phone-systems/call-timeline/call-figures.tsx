/** The worth of a call in two figures: less waiting, and settled in the first call. */
import { useCount } from '../../../../components/count/use-count.ts';
import { Meter } from '../../../../components/meter/meter.tsx';
import { firstCall, shorterWait } from '../content.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './call-figures.module.css';

export function CallFigures() {
  const { t } = useLanguage();
  const { root, part } = useCount();
  return (
    <ul {...root} className={styles.figures}>
      <li>
        <strong style={{ fontStretch: `${shorterWait.width}%` }}>
          <span {...part('figure')} translate="no">
            {shorterWait.percent}
          </span>
          <small>{t('unit.percent')}</small>
        </strong>
        <p>{t('phone-systems.wait')}</p>
        <div className={styles.bars} aria-hidden="true">
          <i /> <span>{t('phone-systems.wait.before')}</span>
          <i data-after="" style={{ '--wait': 1 - shorterWait.percent / 100 }} />{' '}
          <span>{t('phone-systems.wait.after')}</span>
        </div>
      </li>
      <li className={styles.first}>
        <strong style={{ fontStretch: `${firstCall.width}%` }}>
          <span {...part('figure')} translate="no">
            {firstCall.percent}
          </span>
          <small>{t('unit.percent')}</small>
        </strong>
        <p>
          <span>{t('phone-systems.first')}</span> <span>{t('phone-systems.first.text')}</span>
        </p>
        <div className={styles.meter}>
          <Meter percent={firstCall.percent} />
        </div>
      </li>
    </ul>
  );
}
