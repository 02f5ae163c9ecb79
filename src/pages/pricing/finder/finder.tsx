/**
 * The price finder. The visitor states a month's demand; on each line a plug goes to the row of the card that
 * covers it, and the sum rolls up. The address holds the choice.
 */
import { useState } from 'react';
import { FittedHeading } from '../../../components/fitted-heading/fitted-heading.tsx';
import { Jack } from '../../../components/jack/jack.tsx';
import { useLanguage } from '../../../i18n/language.tsx';
import { ChannelLine } from './channel-line.tsx';
import { nothing, withChannel } from './choice.ts';
import styles from './finder.module.css';
import { NumberLine } from './number-line.tsx';
import { sumOf } from './sum.ts';
import { MonthSum, Sums } from './sums.tsx';
import { useChoice } from './use-choice.ts';

export function Finder() {
  const { t } = useLanguage();
  const [{ choice, isExample, unread }, change] = useChoice();
  const sum = sumOf(choice);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared(cleared + 1);
    change(() => nothing);
  };

  return (
    <section
      className={`${styles.finder} script-only`}
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
          {/* Rendered before its words: a status that arrives together with them is not read out. */}
          <p className={unread.length > 0 ? styles.unread : 'sr-only'} role="status">
            {unread.length > 0 && (
              <span>
                <span>{t('finder.unread')}</span> <code translate="no">{unread.join(', ')}</code>
              </span>
            )}
          </p>
          {unread.length === 0 && (
            <p className={styles.example}>
              {isExample ? (
                <span>{t('finder.example')}</span>
              ) : (
                <button type="button" className={`${styles.clear} screen-only`} onClick={clear}>
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
            cleared={cleared}
            onChange={(conversations) => change(() => ({ conversations }))}
          />
          <NumberLine
            measure="calls"
            amount={choice.calls}
            price={sum.lines['phone-systems']}
            cleared={cleared}
            onChange={(calls) => change(() => ({ calls }))}
          />
          <ChannelLine
            chosen={choice.channels}
            price={sum.lines.automation}
            onChange={(id, on) => change(({ channels }) => ({ channels: withChannel(channels, id, on) }))}
          />
          <NumberLine
            measure="pages"
            amount={choice.pages}
            price={sum.lines.website}
            cleared={cleared}
            onChange={(pages) => change(() => ({ pages }))}
          />
        </div>
        <Sums sum={sum} />
      </div>
    </section>
  );
}
