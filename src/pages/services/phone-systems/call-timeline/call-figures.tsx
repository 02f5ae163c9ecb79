/** The call's worth, by two figures: less waiting, and settled in the first call. */
import { useCount } from '../../../../components/count/use-count.ts';
import { Meter } from '../../../../components/meter/meter.tsx';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './call-figures.module.css';

export function CallFigures() {
  const { t } = useLanguage();
  const { root, part } = useCount();
  return (
    <dl {...root} className={styles.figures}>
      <div>
        <dt>{t('phone-systems.wait')}</dt>
        <dd style={{ fontStretch: '58%' }}>
          <span {...part('figure')} translate="no">
            45
          </span>
          <small>{t('unit.percent')}</small>
        </dd>
        <dd className={styles.bars} aria-hidden="true">
          <i /> <span>{t('phone-systems.wait.before')}</span>
          <i data-after="" /> <span>{t('phone-systems.wait.after')}</span>
        </dd>
      </div>
      <div className={styles.first}>
        <dt>
          <span>{t('phone-systems.first')}</span> <span>{t('phone-systems.first.text')}</span>
        </dt>
        <dd style={{ fontStretch: '132%' }}>
          <span {...part('figure')} translate="no">
            85
          </span>
          <small>{t('unit.percent')}</small>
        </dd>
        <dd className={styles.meter}>
          <Meter percent={85} />
        </dd>
      </div>
    </dl>
  );
}
