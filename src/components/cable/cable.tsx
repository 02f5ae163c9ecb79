import type { CSSProperties } from 'react';
import styles from './cable.module.css';

/**
 * A cable of an SVG drawing in three strokes: its shadow, its body, and the light on it. The drawing's style sheet may
 * set its width and where shadow and light fall; `colour` is any CSS colour, or the drawing's own `--cable`.
 */
export function Cable({ path, colour }: { path: string; colour?: string | undefined }) {
  return (
    <g className={styles.cable} style={colour ? ({ '--cable': colour } as CSSProperties) : undefined}>
      <path d={path} className={styles.shadow} />
      <path d={path} />
      <path d={path} className={styles.shine} />
    </g>
  );
}
