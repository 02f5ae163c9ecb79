/** A lamp for every hour of the week, all lit, with a ring round the visitor's current hour. */
import { useSyncExternalStore } from 'react';
import { openHours } from '../../../../content/claims.ts';
import { figureIn } from '../../../../content/figures.ts';
import { useLanguage } from '../../../../i18n/language.tsx';
import styles from './hours.module.css';

const days = Array.from({ length: 7 }, (_, day) => day);
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The current hour of the week on the visitor's clock, counted from Monday's first. */
function hourOfWeek(): number {
  const now = new Date();
  return ((now.getDay() + 6) % 7) * 24 + now.getHours();
}

/** Checks the clock once a minute: hours pass, even while a tab sleeps. */
function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}

export function Hours() {
  const { language, t } = useLanguage();
  // The page was prerendered at another hour.
  const now = useSyncExternalStore<number | null>(eachMinute, hourOfWeek, () => null);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section className={styles.hours} data-section="hours" aria-labelledby="hours">
      <h2 id="hours" className={styles.figure}>
        {figureIn(language, openHours)}
      </h2>
      <p className={styles.text}>{t('faq-page.hours')}</p>
      <div className={styles.board} aria-hidden="true">
        {days.map((day) => (
          <p key={day} className={styles.day}>
            <span>{weekday.format(MONDAY + day * DAY)}</span>
            {hours.map((hour) => (
              <i key={hour} data-now={day * 24 + hour === now || undefined} />
            ))}
          </p>
        ))}
      </div>
    </section>
  );
}
