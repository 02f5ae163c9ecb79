/** The ruler under the strip, with the hour of each card. */
import { showcase } from '../../../content/showcase.ts';
import styles from './time-ruler.module.css';

export function TimeRuler() {
  return (
    <div className={styles.ruler} aria-hidden="true">
      <div className={styles.face}>
        <div className={styles.times} data-part="time-ruler">
          {showcase.map((card, index) => (
            <span
              key={card.id}
              className={styles.time}
              data-index={index}
              data-now={index === 0 ? '' : undefined}
            >
              {card.time}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
