/** The sum of everything: a month, the first month with its starting fees, a year. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { fullAmountIn } from '../../../content/dollars.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { href } from '../../../content/routes.ts';
import { useLanguage } from '../../../i18n/language.tsx';
import { group } from './choice.ts';
import { RollingFigure } from './rolling-figure.tsx';
import type { Sum } from './sum.ts';
import styles from './sums.module.css';

/** How long the sums stand before they are announced, ms. */
const REST = 700;

/** Writes an amount, or "custom" if nothing that was chosen has a price. */
function useAmount(sum: Sum): (amount: number) => string {
  const { t, language } = useLanguage();
  return (amount) =>
    sum.open.length > 0 && sum.month === 0 ? t('pricing.custom') : fullAmountIn(language, amount);
}

/** The sum of a month, in the board's largest figures. */
export function MonthSum({ sum }: { sum: Sum }) {
  const { t } = useLanguage();
  const text = useAmount(sum)(sum.month);
  return (
    <p className={styles.month}>
      <span className={styles.label}>{t('finder.month')}</span>
      <span className={styles.total} data-part="month">
        <RollingFigure text={text} />
      </span>
    </p>
  );
}

/** The other sums, what they leave out, and their announcement. */
export function Sums({ sum }: { sum: Sum }) {
  const { t, language } = useLanguage();
  const hydrated = useHydrated();
  const amount = useAmount(sum);
  const left = sum.open.map((id) => t(group(id).name)).join(', ');
  const rows = Object.values(sum.lines).flatMap((line) =>
    'tiers' in line ? line.tiers.map(({ name }) => name) : [],
  );
  const spoken = [
    rows.length > 0 && `${rows.join(', ')}.`,
    `${t('finder.month')}${t('punctuation.colon')} ${amount(sum.month)}.`,
    `${t('finder.first-month')}${t('punctuation.colon')} ${amount(sum.firstMonth)}.`,
    `${t('finder.year')}${t('punctuation.colon')} ${amount(sum.year)}.`,
    left && `${t('finder.left-out')} ${left}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>{t('finder.first-month')}</dt>
          <dd data-part="first-month">
            <RollingFigure text={amount(sum.firstMonth)} />
          </dd>
        </div>
        <div>
          <dt>{t('finder.year')}</dt>
          <dd data-part="year">
            <RollingFigure text={amount(sum.year)} />
          </dd>
        </div>
        <div>
          <dt>{t('finder.first-year')}</dt>
          <dd data-part="first-year">
            <RollingFigure text={amount(sum.firstYear)} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {left && (
          <span key="left-out">
            <span>{`${t('finder.left-out')} ${left}.`}</span>{' '}
            <Link to={href('support', { search: sum.open.map((id) => ['line', id]) })}>
              {t('finder.ask')}
            </Link>
            <br />
          </span>
        )}
        <span key="currency">{t('finder.currency')}</span>
      </p>
      {/* Remounted after hydration: the sums of the address are those that the page arrives with. */}
      <Spoken key={`${language} ${hydrated}`} text={spoken} />
    </div>
  );
}

/** Announces the sums once the hand rests, not at every move, and never those that the page arrives with. */
function Spoken({ text }: { text: string }) {
  const [arrival] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === arrival && !said) return;
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text, arrival, said]);
  return <output className="sr-only">{said}</output>;
}
