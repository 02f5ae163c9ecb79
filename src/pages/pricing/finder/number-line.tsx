/** One line of the board: a number, typed or slid to, and the row of the card that covers it. */
import { type ReactNode, useId } from 'react';
import { dollarsIn, figureIn } from '../../../content/figures.ts';
import { CALL_MINUTES } from '../../../content/pricing.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { group, groupOf, type Measure, MOST } from './choice.ts';
import { figure } from './figures.ts';
import styles from './line.module.css';
import { LinePrice } from './line-price.tsx';
import { scaleOf, stopOf } from './slider-scale.ts';
import { limitOf, type Price, rowOf } from './sum.ts';
import { TierRows } from './tier-rows.tsx';

type Props = {
  measure: Measure;
  amount: number;
  price: Price;
  onChange: (amount: number) => void;
};

const scales = {
  conversations: scaleOf(group(groupOf.conversations)),
  calls: scaleOf(group(groupOf.calls)),
  pages: scaleOf(group(groupOf.pages)),
};

export function NumberLine({ measure, amount, price, onChange }: Props) {
  const { t, language } = useLanguage();
  const id = useId();
  const rows = group(groupOf[measure]);
  const scale = scales[measure];
  const last = scale.stops.length - 1;
  const row = rowOf(rows, amount);
  const tier = rows.tiers[row];
  const said = tier?.name ?? t(amount === 0 ? 'finder.none' : 'finder.beyond');

  const pick = (index: number) => {
    const picked = rows.tiers[index];
    const limit = picked && limitOf(picked);
    if (limit) onChange(Math.min(limit, scale.stops[last] ?? limit));
  };

  const notes: Record<Measure, ReactNode> = {
    conversations: tier?.allowances
      .slice(1)
      .map((one) => one && ('words' in one ? t(one.words) : `${figureIn(language, one.figure)} ${t(one.of)}`))
      .filter(Boolean)
      .join(', '),
    calls:
      tier?.price &&
      `${figure(amount, language)} × ${CALL_MINUTES}\u00a0min × ${dollarsIn(language, tier.price)}`,
    pages: t('finder.pages.note'),
  };

  return (
    <fieldset className={styles.line} data-line={rows.id}>
      <legend className={styles.name}>{t(rows.name)}</legend>
      <div className={styles.field} style={{ '--digits': String(amount).length }}>
        <label htmlFor={id}>{t(`finder.${measure}`)}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST}
          step={1}
          placeholder="0"
          value={amount === 0 ? '' : amount}
          onChange={({ target }) => onChange(Math.min(MOST, Math.max(0, Math.floor(Number(target.value)))))}
        />
      </div>
      <div className={styles.slider} style={{ '--done': stopOf(scale, amount) / last }}>
        {scale.ends.map((end) => (
          <i key={end} style={{ '--end': end }} />
        ))}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={stopOf(scale, amount)}
          aria-label={`${t(`finder.${measure}`)} (${t('finder.slider')})`}
          aria-valuetext={`${figure(amount, language)}, ${said}`}
          onChange={({ target }) => onChange(scale.stops[Number(target.value)] ?? 0)}
        />
      </div>
      <TierRows group={rows} row={row} beyond={measure !== 'pages'} onPick={pick}>
        <LinePrice group={rows} price={price} />
      </TierRows>
      <p className={styles.note}>{notes[measure]}</p>
    </fieldset>
  );
}
