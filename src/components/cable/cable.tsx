import styles from './cable.module.css';

/**
 * A cable of an SVG drawing in three strokes: its shadow, its body, and the light on it. The drawing's style sheet
 * may set its width and where shadow and light fall; its colour is `--cable`.
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
