/**
 * The operator's head: an eyeless cut-out with two drawn eyes, which follow the pointer, blink, and look at
 * the focus.
 */
import { usePointerEffect } from '../../pointer/use-pointer-effect.ts';
import { Picture } from '../picture/picture.tsx';
import { effect as robotEyesEffect } from './robot-eyes.effect.ts';
import styles from './robot.module.css';

export function Robot({ sizes, className }: { sizes: string; className?: string }) {
  const { root, part } = usePointerEffect(robotEyesEffect);
  return (
    <span {...root} className={`${styles.robot} ${className ?? ''}`} aria-hidden="true">
      <Picture name="hero/robot-eyeless" alt="" sizes={sizes} className={styles.head} />
      <span {...part('eyes')} className={styles.eyes}>
        <i className={styles.eye} />
        <i className={styles.eye} />
      </span>
    </span>
  );
}
