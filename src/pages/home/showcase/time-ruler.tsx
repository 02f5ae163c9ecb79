/** The ruler under the strip, with the hour of each card. */
import { showcase } from '../../../content/showcase.ts';
import styles from './time-ruler.module.css';

/** Inert, as a search would find hours that cannot come into sight. */
export function TimeRuler() {
  return (
    <div className={styles.ruler} aria-hidden="true" inert>
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
