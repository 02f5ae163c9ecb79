/**
 * What would it cost? The visitor says how much a month brings in; on each line a plug goes to the row of the card that
 * covers it, and the sum rolls up. The address holds what was asked.
 */
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { ChannelLine } from './channel-line.tsx';
import { nothing } from './choice.ts';
import styles from './finder.module.css';
import { NumberLine } from './number-line.tsx';
import { sumOf } from './sum.ts';
import { MonthSum, Sums } from './sums.tsx';
import { useChoice } from './use-choice.ts';

export function Finder() {
  const { t } = useLanguage();
  const [{ choice, isExample, unread }, change] = useChoice();
  const sum = sumOf(choice);

  return (
    <section
      className={styles.finder}
      data-section="finder"
      data-example={isExample || undefined}
      id="finder"
      aria-labelledby="finder-title"
    >
      <Jack name="finder" className={styles.jack} />
      <div className={styles.top}>
        <FittedHeading id="finder-title" name="finder.title" className={styles.title} />
        <div className={styles.lead}>
          <p>{t('finder.lead')}</p>
          {unread.length > 0 ? (
            <p className={styles.unread} role="status">
              {t('finder.unread')} <code>{unread.join(', ')}</code>
            </p>
          ) : (
            <p className={styles.example}>
              {isExample ? (
                t('finder.example')
              ) : (
                <button type="button" className={styles.clear} onClick={() => change(nothing)}>
                  {t('finder.clear')}
                </button>
              )}
            </p>
          )}
        </div>
      </div>
      <div className={styles.board}>
        <MonthSum sum={sum} />
        <div className={styles.lines}>
          <NumberLine
            measure="conversations"
            amount={choice.conversations}
            price={sum.lines.chatbots}
            onChange={(conversations) => change({ conversations })}
          />
          <NumberLine
            measure="calls"
            amount={choice.calls}
            price={sum.lines['phone-systems']}
            onChange={(calls) => change({ calls })}
          />
          <ChannelLine
            chosen={choice.channels}
            price={sum.lines.automation}
            onChange={(channels) => change({ channels })}
          />
          <NumberLine
            measure="pages"
            amount={choice.pages}
            price={sum.lines.website}
            onChange={(pages) => change({ pages })}
          />
        </div>
        <Sums sum={sum} />
      </div>
    </section>
  );
}
