import type { PartProps } from '../../motion/scene.ts';
import styles from './meter.module.css';

const COUNT = 20;

/**
 * Twenty lamps for a percentage; the last is fully lit at 100 % only. Decoration: the figure stands beside
 * it.
 */
export function Meter({ percent, ...marks }: { percent: number } & Partial<PartProps>) {
  const lit = Math.min(Math.floor((percent / 100) * COUNT), percent < 100 ? COUNT - 1 : COUNT);
  const part = (percent / 100) * COUNT - lit;
  return (
    <span {...marks} className={styles.meter} aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <i key={index} data-lamp={index < lit ? 'lit' : index === lit && part > 0.5 ? 'dim' : 'off'} />
      ))}
    </span>
  );
}
