/** The call's worth, by two figures: less waiting, and settled in the first call. */
import { useCount } from '../../../../components/count/use-count.ts';
import { Meter } from '../../../../components/meter/meter.tsx';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './call-figures.module.css';

export function CallFigures() {
  const { t } = useLanguage();
  const { root, part } = useCount();
  return (
    <ul {...root} className={styles.figures}>
      <li>
        <strong style={{ fontStretch: '58%' }}>
          <span {...part('figure')} translate="no">
            45
          </span>
          <small>{t('unit.percent')}</small>
        </strong>
        <p>{t('phone-systems.wait')}</p>
        <div className={styles.bars} aria-hidden="true">
          <i /> <span>{t('phone-systems.wait.before')}</span>
          <i data-after="" /> <span>{t('phone-systems.wait.after')}</span>
        </div>
      </li>
      <li className={styles.first}>
        <strong style={{ fontStretch: '132%' }}>
          <span {...part('figure')} translate="no">
            85
          </span>
          <small>{t('unit.percent')}</small>
        </strong>
        <p>
          <span>{t('phone-systems.first')}</span> <span>{t('phone-systems.first.text')}</span>
        </p>
        <div className={styles.meter}>
          <Meter percent={85} />
        </div>
      </li>
    </ul>
  );
}
