/** A field of dots in one pattern, however many there are, with one odd dot among them. Decoration. */
import { useId } from 'react';
import styles from './dot-field.module.css';

export type Dots = {
  count: number;
  /** Dots in a row; all rows are full. */
  columns: number;
  /** The place of the odd dot, from 0. */
  odd: [column: number, row: number];
};

export function DotField({
  count,
  columns,
  odd: [x, y],
  className,
}: Dots & { className?: string | undefined }) {
  const id = useId();
  const rows = count / columns;
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
