import { showcase } from './content.ts';
import styles from './clock.module.css';

/** The digit that each card's time has at a place of `hh:mm`, for the style sheet to choose from. */
const digitsAt = (place: number) =>
  Object.fromEntries(showcase.map(({ time }, index) => [`--digit-${index}`, time[place]]));

/** The station clock: each digit rolls to the time of the card at the centre. Inert: no search finds the other digits. */
export function Clock() {
  const digitRoller = (place: number) => (
    <span className={styles.window}>
      <span className={styles.roller} style={digitsAt(place)}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <b key={digit}>{digit}</b>
        ))}
      </span>
    </span>
  );
  return (
    <p className={styles.clock} aria-hidden="true" inert>
      {digitRoller(0)}
      {digitRoller(1)}
      <span className={styles.colon}>:</span>
      {digitRoller(3)}
      {digitRoller(4)}
    </p>
  );
}
