import styles from './clock.module.css';

/** The station clock: each digit is a drum that rolls to the hour of the card at the centre. The times are on the belt. */
export function Clock() {
  const drum = (place: string) => (
    <span className={styles.window}>
      <span className={styles.drum} data-place={place}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <b key={digit}>{digit}</b>
        ))}
      </span>
    </span>
  );
  return (
    <p className={styles.clock} aria-hidden="true">
      {drum('h1')}
      {drum('h2')}
      <span className={styles.colon}>:</span>
      {drum('m1')}
      {drum('m2')}
    </p>
  );
}
