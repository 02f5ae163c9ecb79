import { showcase } from './content.ts';
import styles from './clock.module.css';

/** The digit of each card's time at one place of `hh:mm`, for the style sheet to choose from. */
const digitsAt = (place: number) =>
  Object.fromEntries(showcase.map(({ time }, index) => [`--digit-${index}`, time[place]]));

/**
 * The station clock: each digit rolls to the time of the card at the centre. Inert: a search must not find
 * hidden digits.
 */
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
