import { useRef } from 'react';
import { useFollow } from '../../motion/use-follow.ts';
import styles from './cursor-dot.module.css';

/** A dot that follows the mouse. Decoration: it never takes a click, and the real pointer stays. */
export function CursorDot() {
  const root = useRef<HTMLDivElement>(null);
  useFollow(root, () => import('./cursor-dot.follow.ts'));
  return <div ref={root} className={styles.dot} data-scene="cursor-dot" data-part="dot" aria-hidden="true" />;
}
