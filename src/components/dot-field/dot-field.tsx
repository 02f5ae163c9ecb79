/** A field of dots, drawn as one pattern however many there are, and among them one that is not like the others. Decoration. */
import { useId } from 'react';
import styles from './dot-field.module.css';

type Props = {
  /** Dots across and down. */
  columns: number;
  rows: number;
  /** The place of the odd dot, from 0. */
  odd: [column: number, row: number];
  className?: string | undefined;
};

export function DotField({ columns, rows, odd: [x, y], className }: Props) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      className={`${styles.field} ${className ?? ''}`}
      aria-hidden="true"
    >
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.34" />
      </pattern>
      <rect width={columns} height={rows} fill={`url(#${id})`} />
      <g className={styles.odd}>
        <rect x={x} y={y} width="1" height="1" />
        <circle cx={x + 0.5} cy={y + 0.5} r="0.38" />
      </g>
    </svg>
  );
}
