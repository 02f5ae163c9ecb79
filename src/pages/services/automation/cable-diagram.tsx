/** The cable diagram: brass jacks and the cables between them. Decoration. */
import { useId } from 'react';
import { Cable } from '../../../components/cable/cable.tsx';
import { type DiagramJack, cables } from './content.ts';
import { type DiagramShape, diagrams, cablePath, jackPoint, cableEnd } from './cable-geometry.ts';
import type { scene } from '../../../components/demo/demo-flow.scene.ts';
import { part } from '../../../motion/scene.ts';
import styles from './cable-diagram.module.css';

const RADIUS = 21;

export function CableDiagram({ shape, className }: { shape: DiagramShape; className?: string }) {
  const { width, height, columns, rows } = diagrams[shape];
  const brass = useId();
  const jacks = Array.from(
    { length: 4 * columns * rows },
    (_, index): DiagramJack => [
      Math.floor(index / (columns * rows)),
      index % columns,
      Math.floor(index / columns) % rows,
    ],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...part<typeof scene>('diagram')}
      className={`${styles.diagram} ${className ?? ''}`}
      aria-hidden="true"
    >
      <linearGradient id={brass} className={styles.brass} x1="0" y1="0" x2="0.8" y2="1">
        <stop offset="0" />
        <stop offset="0.45" />
        <stop offset="1" />
      </linearGradient>
      {jacks.map((jack) => {
        const { x, y } = jackPoint(jack, shape);
        const entry = jack.join() === '0,0,1';
        return (
          <g key={jack.join()} data-jack={entry ? 'cable-diagram' : undefined}>
            <circle cx={x} cy={y} r={RADIUS} fill={`url(#${brass})`} />
            <circle cx={x} cy={y} r={RADIUS - 7} className={styles.rim} />
            <circle cx={x} cy={y} r={RADIUS - 10} className={styles.hole} />
          </g>
        );
      })}
      {cables.map(({ from, to, colour }) => {
        const path = cablePath(from, cableEnd(from, to, shape), shape);
        return (
          <g key={path} className={styles.cable} data-colour={colour}>
            <Cable path={path} />
          </g>
        );
      })}
    </svg>
  );
}
