/** The line whose rows are channels: each has a checkbox and a plug of its own. */
import { Cable } from '../../../components/cable/cable.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useRef } from 'react';
import { useEarlyInput } from '../../../browser/use-early-input.ts';
import type { TierId } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { branchPath, ROW } from './cable-path.ts';
import { group, groupOf } from './choice.ts';
import channelStyles from './channel-line.module.css';
import styles from './line.module.css';
import { LinePrice } from './line-price.tsx';
import { SidePlug } from './side-plug.tsx';
import type { Price } from './sum.ts';
import { TierLabel } from './tier-label.tsx';
import rowStyles from './tier-rows.module.css';

type Props = {
  chosen: TierId[];
  price: Price;
  onChange: (channel: TierId, on: boolean) => void;
};

export function ChannelLine({ chosen, price, onChange }: Props) {
  const { t } = useLanguage();
  const rows = group(groupOf.channels);
  const { tiers } = rows;
  const line = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(line, ({ value, checked }) => onChange(value as TierId, checked));

  return (
    <fieldset ref={line} className={styles.line} data-line={rows.id}>
      <legend className={styles.name}>{t(rows.name)}</legend>
      <div className={styles.field}>
        <span>{t('finder.channels')}</span>
        <b className={channelStyles.count}>{chosen.length}</b>
      </div>
      <p className={channelStyles.hint}>{t('finder.channels.hint')}</p>
      <div className={rowStyles.rows}>
        <svg
          className={rowStyles.cables}
          viewBox={`0 0 72 ${ROW * (tiers.length + 1)}`}
          preserveAspectRatio="none"
          style={{ '--count': tiers.length }}
          aria-hidden="true"
        >
          {tiers.map(({ id }, row) => (
            <Cable key={id} path={branchPath(row)} />
          ))}
        </svg>
        <Jack className={rowStyles.outlet} />
        <div className={rowStyles.head}>
          <LinePrice group={rows} price={price} />
        </div>
        <ul>
          {tiers.map((tier) => (
            <li key={tier.id} data-tier={tier.id} data-pickable="">
              <label className={channelStyles.channel}>
                <input
                  type="checkbox"
                  value={tier.id}
                  checked={chosen.includes(tier.id)}
                  onChange={({ target }) => onChange(tier.id, target.checked)}
                />
                <Jack className={rowStyles.jack} />
                <TierLabel group={rows} tier={tier} />
                <span className={channelStyles.plug}>
                  <SidePlug />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{t('finder.channels.note')}</p>
    </fieldset>
  );
}
