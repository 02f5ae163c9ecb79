/** The ruler under the strip, with the hour of each card. */
import { showcase } from './content.ts';
import { part } from '../../../motion/scene.ts';
import type { scene } from './showcase.scene.ts';
import styles from './time-ruler.module.css';

/** Inert: a search would find hours that cannot come into view. */
export function TimeRuler() {
  return (
    <div className={styles.ruler} aria-hidden="true" inert>
      <div className={styles.face}>
        <div {...part<typeof scene>('time-ruler')} className={styles.times}>
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
