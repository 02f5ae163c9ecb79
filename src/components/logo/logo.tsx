import { Jack } from '../jack/jack.tsx';
import styles from './logo.module.css';

/** The name and its jack, with or without the jack's lamp. */
export function Logo({ lamp = true }: { lamp?: boolean }) {
  return (
    <span className={styles.logo} aria-hidden="true" translate="no">
      <span>Allô</span>
      <span className={styles.jack}>
        <Jack />
        {lamp && <i className={styles.lamp} data-part="lamp" />}
      </span>
    </span>
  );
}
