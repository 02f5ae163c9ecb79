/**
 * A service's prices: a table whose rows are tiers, drawn as columns where five fit. The elements have roles
 * instead of being `table`, `tr` and `td`, which some browsers no longer expose as a table once they are
 * drawn as a grid.
 */
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { ThemePicture } from '../../../components/picture/picture.tsx';
import { sizes } from '../../../components/picture/sizes.ts';
import { nameWidths, type Piece } from '../../../content/headings.ts';
import type { PricingGroup } from '../../../content/pricing.ts';
import { serviceOf } from '../../../content/services.ts';
import { useScene } from '../../../motion/use-scene.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { TierRow } from './tier-row.tsx';
import { scene as rateMarksScene } from './rate-marks.scene.ts';
import styles from './tier-group.module.css';

export function TierGroup({ group }: { group: PricingGroup }) {
  const { t } = useLanguage();
  const { root } = useScene(rateMarksScene);
  const { light, dark } = serviceOf(group.id);

  return (
    <div
      {...root}
      id={group.id}
      className={styles.group}
      data-group={group.id}
      style={{ '--rows': group.rows.length }}
    >
      <div className={styles.frame}>
        <ThemePicture
          light={light}
          dark={dark}
          alt=""
          sizes={sizes('92vw', ['desktop', '316px'])}
          className={styles.picture}
        />
        <FittedHeading id={`${group.id}-name`} className={styles.name} lines={linesOf(t(group.name))} />
      </div>
      <div className={styles.table} role="table" aria-labelledby={`${group.id}-name`}>
        <div className={styles.headers} role="rowgroup">
          <div className={styles.labels} role="row">
            <div role="columnheader" className={styles.quiet}>
              {t('pricing.tier')}
            </div>
            <div role="columnheader" className={styles.quiet}>
              {t('pricing.price')}
            </div>
            {group.rows.map((row) => (
              <div key={row} role="columnheader" className={styles.allowance}>
                {t(row)}
              </div>
            ))}
            <div role="columnheader">{t('pricing.fee')}</div>
            <div role="columnheader" className={styles.quiet}>
              {t('pricing.action')}
            </div>
          </div>
        </div>
        <div className={styles.tiers} role="rowgroup">
          {group.tiers.map((tier) => (
            <TierRow key={tier.id} group={group} tier={tier} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The lines of a name: all but the last word narrow, the last one wide. */
function linesOf(name: string): Piece[][] {
  const at = name.lastIndexOf(' ');
  const word = name.slice(at + 1);
  const last = { text: word, width: word.length < 10 ? nameWidths.lastWord : nameWidths.longWord };
  return at < 0 ? [[last]] : [[{ text: name.slice(0, at), width: nameWidths.words }], [last]];
}
