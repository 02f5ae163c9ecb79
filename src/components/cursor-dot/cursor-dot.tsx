import { usePointerEffect } from '../../motion/use-pointer-effect.ts';
import styles from './cursor-dot.module.css';

/** A dot that follows the mouse. Decoration: it never takes a click, and the real pointer stays. */
export function CursorDot() {
  const { root, part } = usePointerEffect('cursor-dot', () => import('./cursor-dot.effect.ts'));
  return <div {...root} {...part('dot')} className={styles.dot} aria-hidden="true" />;
}
