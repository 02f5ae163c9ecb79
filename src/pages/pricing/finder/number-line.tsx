/** A line of the board: a number, typed or slid to, and the row of the card that covers it. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isForBrowser } from '../../../browser/presses.ts';
import { useEarlyInput } from '../../../browser/use-early-input.ts';
import { dollarsIn, wholeIn } from '../../../content/dollars.ts';
import { figureIn } from '../../../content/figures.ts';
import { CALL_MINUTES } from '../../../content/claims.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { group, groupOf, type Measure, MOST } from './choice.ts';
import styles from './line.module.css';
import { LinePrice } from './line-price.tsx';
import { readNumber } from './read-number.ts';
import { scaleOf, stopOf } from './slider-scale.ts';
import { limitOf, type Price, rowOf } from './sum.ts';
import { TierRows } from './tier-rows.tsx';

type Props = {
  measure: Measure;
  amount: number;
  price: Price;
  /** Counts how often everything was unplugged, which clears an unreadable text, too. */
  cleared: number;
  onChange: (amount: number) => void;
};

/** The text in the field, and the amount that it gave or left. */
type Typed = { text: string; amount: number; cleared: number };

/** The last text of each field in this visit, so that a refused text survives a link and Back. */
const latestTyped = new Map<Measure, Typed>();

const scales = {
  conversations: scaleOf(group(groupOf.conversations)),
  calls: scaleOf(group(groupOf.calls)),
  pages: scaleOf(group(groupOf.pages)),
};

export function NumberLine({ measure, amount, price, cleared, onChange }: Props) {
  const { t, language } = useLanguage();
  const id = useId();
  const rows = group(groupOf[measure]);
  const scale = scales[measure];
  const last = scale.stops.length - 1;
  const row = rowOf(rows, amount);
  const tier = rows.tiers[row];
  const said = tier?.name ?? t(amount === 0 ? 'finder.none' : 'finder.beyond');

  // As typed, while the amount is the one it gave: a number is not reformatted while it is being typed.
  const [typed, setTyped] = useState<Typed | null>(() => {
    const latest = latestTyped.get(measure);
    return latest ? { ...latest, cleared } : null;
  });
  const own = typed?.amount === amount && typed.cleared === cleared ? typed : null;
  const text = own?.text ?? (amount === 0 ? '' : String(amount));
  useEffect(() => {
    if (own) latestTyped.set(measure, own);
    else latestTyped.delete(measure);
  }, [measure, own]);
  const refused = own !== null && readNumber(own.text) === null;

  const set = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const type = (next: string) => {
    const read = readNumber(next);
    setTyped({ text: next, amount: read ?? amount, cleared });
    if (read !== null) onChange(read);
  };
  const slide = (stop: string) => set(scale.stops[Number(stop)] ?? 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || isForBrowser(event)) return;
    event.preventDefault();
    set(Math.min(MOST, Math.max(0, amount + step)));
  };
  const pick = (index: number) => {
    const picked = rows.tiers[index];
    const limit = picked && limitOf(picked);
    if (limit) set(Math.min(limit, scale.stops[last] ?? limit));
  };

  const line = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(line, ({ type: kind, value }) => (kind === 'range' ? slide(value) : type(value)));

  const notes: Record<Measure, ReactNode> = {
    conversations: tier?.allowances
      .slice(1)
      .map((one) => one && ('words' in one ? t(one.words) : `${figureIn(language, one.figure)} ${t(one.of)}`))
      .filter(Boolean)
      .join(', '),
    calls:
      tier?.price &&
      `${wholeIn(language, amount)} × ${CALL_MINUTES}\u00a0min × ${dollarsIn(language, tier.price)}`,
    pages: t('finder.pages.note'),
  };

  return (
    <fieldset ref={line} className={styles.line} data-line={rows.id}>
      <legend className={styles.name}>{t(rows.name)}</legend>
      <div className={styles.field} style={{ '--digits': Math.min(7, text.length) }}>
        <label htmlFor={id}>{t(`finder.${measure}`)}</label>
        <input
          id={id}
          // A number field reads `1.500` as one and a half, and does not report text that it cannot read.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={0}
          aria-valuemax={MOST}
          aria-valuenow={amount}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-refused` : undefined}
          placeholder="0"
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => !refused && setTyped(null)}
        />
        <p id={`${id}-refused`} className={styles.refused} role="status">
          {refused &&
            t('finder.refused')
              .replace('{most}', wholeIn(language, MOST))
              .replace('{amount}', wholeIn(language, amount))}
        </p>
      </div>
      <div className={styles.slider} style={{ '--done': stopOf(scale, amount) / last }}>
        {scale.ends.map((end) => (
          <i key={end} style={{ '--end': end }} />
        ))}
        <input
          type="range"
          // A stop that the browser restores after a reload would round up the number of the address.
          autoComplete="off"
          min={0}
          max={last}
          step={1}
          value={stopOf(scale, amount)}
          aria-label={`${t(`finder.${measure}`)} (${t('finder.slider')})`}
          aria-valuetext={`${wholeIn(language, amount)}, ${said}`}
          onChange={({ target }) => slide(target.value)}
        />
      </div>
      <TierRows group={rows} row={row} beyond={measure !== 'pages'} onPick={pick}>
        <LinePrice group={rows} price={price} />
      </TierRows>
      <p className={styles.note}>{notes[measure]}</p>
    </fieldset>
  );
}
