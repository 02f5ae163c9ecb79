import { useRef } from 'react';
import { usePointerEffect } from '../../motion/use-pointer-effect.ts';
import styles from './cursor-dot.module.css';

/** A dot that follows the mouse. Decoration: it never takes a click, and the real pointer stays. */
export function CursorDot() {
  const root = useRef<HTMLDivElement>(null);
  usePointerEffect(root, () => import('./cursor-dot.effect.ts'));
  return <div ref={root} className={styles.dot} data-scene="cursor-dot" data-part="dot" aria-hidden="true" />;
}
