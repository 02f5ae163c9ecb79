/**
 * The rows of a line, with a jack each; its cable is plugged into the row that covers the number. A pointer
 * may pick a row.
 */
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Cable } from '../../../components/cable/cable.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import type { PricingGroup } from '../../../content/pricing.ts';
import { href } from '../../../content/routes.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { useScene } from '../../../motion/use-scene.ts';
import { cablePath, ROW } from './cable-path.ts';
import { limitOf } from './sum.ts';
import { SidePlug } from './side-plug.tsx';
import { TierLabel } from './tier-label.tsx';
import { scene as finderPlugScene } from './finder-plug.scene.ts';
import styles from './tier-rows.module.css';

type Props = {
  group: PricingGroup;
  /** The row of the plug; -1 for none. */
  row: number;
  /** Whether the line has a row for more than the last tier covers. */
  beyond: boolean;
  onPick: (row: number) => void;
  children: ReactNode;
};

export function TierRows({ group, row, beyond, onPick, children }: Props) {
  const { t } = useLanguage();
  const [move, setMove] = useState({ was: row, row });
  if (move.row !== row) setMove({ was: move.row, row });
  const { root, part } = useScene(finderPlugScene, {
    state: move,
    onBuild: (timeline, rebuilt) => {
      // The plug's first row is not a move.
      if (rebuilt) timeline.play();
      else timeline.progress(1);
    },
  });
  const count = group.tiers.length + (beyond ? 1 : 0);

  return (
    <div {...root} className={styles.rows} data-row={row}>
      <svg
        className={styles.cables}
        viewBox={`0 0 72 ${ROW * (count + 1)}`}
        preserveAspectRatio="none"
        style={{ '--count': count }}
        aria-hidden="true"
      >
        <g {...part('cable')} className={styles.cable}>
          <Cable path={cablePath(row)} />
        </g>
      </svg>
      <Jack className={styles.outlet} />
      <div className={styles.head}>{children}</div>
      <ul>
        {group.tiers.map((tier, index) => (
          <li
            key={tier.id}
            data-tier={tier.id}
            aria-current={index === row ? 'true' : undefined}
            data-pickable={limitOf(tier) === null ? undefined : ''}
            onClick={() => onPick(index)}
          >
            <Jack className={styles.jack} />
            <TierLabel group={group} tier={tier} />
          </li>
        ))}
        {beyond && (
          <li aria-current={row === group.tiers.length ? 'true' : undefined}>
            <Jack className={styles.jack} />
            <span className={styles.more}>{t('finder.more')}</span>
            <Link to={href('support', { search: { line: group.id } })}>
              <span>{t('finder.ask')}</span>
              <span className="sr-only">{`${t('punctuation.colon')} ${t(group.name)}`}</span>
            </Link>
          </li>
        )}
      </ul>
      <div className={styles.place} style={{ '--row': row }}>
        <div {...part('plug')} className={styles.plug}>
          <SidePlug />
        </div>
      </div>
    </div>
  );
}
