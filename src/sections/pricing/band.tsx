/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table drawn as a grid is no table to some browsers: the roles say again what its elements are */
/** One line of the rate card: a table whose rows are tiers, drawn as columns where there is room for five. */
import { type CSSProperties, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Figure } from '../../components/figure/figure.tsx';
import { Headline } from '../../components/headline/headline.tsx';
import { Jack } from '../../components/jack/jack.tsx';
import { ShiftPicture } from '../../components/picture/picture.tsx';
import type { Allowance, PricingGroup } from '../../content/pricing.ts';
import { useScene } from '../../motion/use-scene.ts';
import { useLanguage } from '../../preferences/language.tsx';
import { Marks } from './marks.tsx';
import { TierIcon } from './tier-icon.tsx';
import styles from './band.module.css';

export function Band({ group }: { group: PricingGroup }) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useScene(root, () => import('./rate-marks.scene.ts'));

  const allowance = (value: Allowance, short: boolean) => {
    if (!value) return short ? <span aria-label={t('pricing.unstated')}>–</span> : null;
    if ('words' in value) return t(value.words);
    return short ? value.figure : `${value.figure} ${t(value.of)}`;
  };
  const feature = (value: Allowance) => {
    const about = group.id === 'phone-systems' ? `${t('pricing.about')} ` : '';
    return about + allowance(value, false);
  };

  return (
    <div
      ref={root}
      id={group.id}
      className={styles.band}
      data-scene="rate-marks"
      data-group={group.id}
      style={{ '--rows': group.rows.length } as CSSProperties}
    >
      <div className={styles.set}>
        <ShiftPicture
          day={group.day}
          night={group.night}
          alt=""
          sizes="(min-width: 1100px) 316px, 92vw"
          className={styles.picture}
        />
        <Headline level={2} id={`${group.id}-name`} className={styles.name} lines={title(t(group.name))} />
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
            <tr
              key={tier.id}
              className={styles.tier}
              role="row"
              data-tier={tier.id}
              data-popular={tier.highlighted}
            >
              <th scope="row" role="rowheader" className={styles.head}>
                {tier.highlighted && (
                  <span className={styles.badge}>
                    <i /> {t('pricing.popular')}
                    <Jack name={`${group.id}-popular`} className={styles.socket} />
                  </span>
                )}
                <span className={styles.title}>
                  {tier.name} <TierIcon tier={tier.id} />
                </span>
                <span className={styles.description}>{t(tier.description)}</span>
                <ul className={styles.features}>
                  {tier.allowances.map((value, index) => value && <li key={index}>{feature(value)}</li>)}
                </ul>
              </th>
              <td role="cell" className={styles.price}>
                <Marks group={group} tier={tier} />
                <span className={styles.amount}>
                  {tier.price ? (
                    <>
                      <small>$</small>
                      <Figure text={tier.price} />
                    </>
                  ) : (
                    t('pricing.custom')
                  )}
                </span>
                {tier.price && <span className={styles.unit}>{t(group.unit)}</span>}
              </td>
              {tier.allowances.map((value, index) => (
                <td key={index} role="cell" className={styles.cell}>
                  {allowance(value, true)}
                </td>
              ))}
              <td role="cell" className={styles.fee}>
                <span className={styles.feeLabel} aria-hidden="true">
                  {t('pricing.fee')}
                </span>{' '}
                ${tier.fee}
              </td>
              <td role="cell" className={styles.action}>
                <Link to="/resources/support">
                  <Jack />
                  <span>
                    {t('action.contact')} <span className="sr-only">: {tier.name}</span>
                  </span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name in two voices: all but its last word narrow, the last one wide. */
function title(name: string) {
  const at = name.lastIndexOf(' ');
  const last = { text: name.slice(at + 1), width: 112 };
  return at < 0 ? [[last]] : [[{ text: name.slice(0, at), width: 66 }], [last]];
}
