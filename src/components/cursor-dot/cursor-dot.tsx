import { usePointerEffect } from '../../pointer/use-pointer-effect.ts';
import { effect as cursorDotEffect } from './cursor-dot.effect.ts';
import styles from './cursor-dot.module.css';

/** A dot that follows the mouse. Decoration: it never takes a click, and the real pointer stays. */
export function CursorDot() {
  const { root, part } = usePointerEffect(cursorDotEffect);
  return <div {...root} {...part('dot')} className={styles.dot} aria-hidden="true" />;
}
