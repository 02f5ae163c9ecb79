/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid is no table to some browsers: the roles say again what its elements are */
/** One service's prices: a table whose rows are tiers, drawn as columns where there is room for five. */
import { useRef } from 'react';
import { FittedHeading } from '../../components/fitted-heading/fitted-heading.tsx';
import { ThemePicture } from '../../components/picture/picture.tsx';
import { sizes } from '../../components/picture/sizes.ts';
import { nameWidths, type Piece } from '../../content/headings.ts';
import type { PricingGroup } from '../../content/pricing.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { TierRow } from './tier-row.tsx';
import styles from './tier-group.module.css';

export function TierGroup({ group }: { group: PricingGroup }) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useScene(root, () => import('./rate-marks.scene.ts'));

  return (
    <div
      ref={root}
      id={group.id}
      className={styles.group}
      data-scene="rate-marks"
      data-group={group.id}
      style={{ '--rows': group.rows.length }}
    >
      <div className={styles.frame}>
        <ThemePicture
          light={group.light}
          dark={group.dark}
          alt=""
          sizes={sizes('92vw', ['desktop', '316px'])}
          className={styles.picture}
        />
        <FittedHeading id={`${group.id}-name`} className={styles.name} lines={linesOf(t(group.name))} />
      </div>
      <table className={styles.table} role="table" aria-labelledby={`${group.id}-name`}>
        <thead role="rowgroup">
          <tr className={styles.labels} role="row">
            <th scope="col" role="columnheader" className={styles.quiet}>
              {t('pricing.tier')}
            </th>
            <th scope="col" role="columnheader" className={styles.quiet}>
              {t('pricing.price')}
            </th>
            {[...group.rows, 'pricing.fee' as const].map((row) => (
              <th key={row} scope="col" role="columnheader">
                {t(row)}
              </th>
            ))}
            <th scope="col" role="columnheader" className={styles.quiet}>
              {t('pricing.action')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {group.tiers.map((tier) => (
            <TierRow key={tier.id} group={group} tier={tier} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name's lines: all but its last word narrow, the last one wide. */
function linesOf(name: string): Piece[][] {
  const at = name.lastIndexOf(' ');
  const last = { text: name.slice(at + 1), width: nameWidths.lastWord };
  return at < 0 ? [[last]] : [[{ text: name.slice(0, at), width: nameWidths.words }], [last]];
}
