import styles from './side-plug.module.css';

/** A plug seen from the side, its tip to the right; its sleeve has the colour of the cable. */
export function SidePlug() {
  return (
    <svg className={styles.plug} viewBox="0 0 62 24" aria-hidden="true">
      <path
        className={styles.sleeve}
        d="M0 9 L13 6.5 V4.5 Q13 2.5 15 2.5 H38 Q40 2.5 40 4.5 V19.5 Q40 21.5 38 21.5 H15 Q13 21.5 13 19.5 V17.5 L0 15 Z"
      />
      <path
        className={styles.shade}
        d="M0 13 H40 V19.5 Q40 21.5 38 21.5 H15 Q13 21.5 13 19.5 V17.5 L0 15 Z"
      />
      <path className={styles.shine} d="M17 7 H36" />
      <path
        className={styles.groove}
        d="M4 8.3 V15.7 M8 7.5 V16.5 M20 2.5 V21.5 M24 2.5 V21.5 M28 2.5 V21.5"
      />
      <path className={styles.collar} d="M40 5.5 H46 V18.5 H40 Z" />
      <path className={styles.tip} d="M46 8.5 H55 L60 10.5 V13.5 L55 15.5 H46 Z" />
    </svg>
  );
}
