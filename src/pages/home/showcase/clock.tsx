import styles from './clock.module.css';

/** The station clock: each digit rolls to the hour of the card at the centre. The times stand on the ruler. */
export function Clock() {
  const digitRoller = (place: string) => (
    <span className={styles.window}>
      <span className={styles.roller} data-place={place}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <b key={digit}>{digit}</b>
        ))}
      </span>
    </span>
  );
  return (
    <p className={styles.clock} aria-hidden="true">
      {digitRoller('h1')}
      {digitRoller('h2')}
      <span className={styles.colon}>:</span>
      {digitRoller('m1')}
      {digitRoller('m2')}
    </p>
  );
}
