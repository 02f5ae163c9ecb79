import styles from './cable.module.css';

/**
 * A cable of an SVG drawing in three strokes: shadow, body and highlight. Its colour is `--cable`; the
 * drawing's style sheet may set its width and where shadow and highlight fall.
 */
export function Cable({ path }: { path: string }) {
  return (
    <g className={styles.cable}>
      <path d={path} className={styles.shadow} />
      <path d={path} />
      <path d={path} className={styles.shine} />
    </g>
  );
}
