/** The operator's head: the eyeless cut-out with two drawn eyes that follow the pointer, blink, and look at what has focus. */
import { useRef } from 'react';
import { usePointerEffect } from '../../motion/use-pointer-effect.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './robot.module.css';

export function Robot({ sizes, className }: { sizes: string; className?: string }) {
  const root = useRef<HTMLSpanElement>(null);
  usePointerEffect(root, () => import('./robot-eyes.effect.ts'));
  return (
    <span
      ref={root}
      className={`${styles.robot} ${className ?? ''}`}
      data-scene="robot-eyes"
      aria-hidden="true"
    >
      <Picture name="hero/robot-eyeless" alt="" sizes={sizes} className={styles.head} />
      <span className={styles.eyes} data-part="eyes">
        <i className={styles.eye} />
        <i className={styles.eye} />
      </span>
    </span>
  );
}
