import styles from './widening-text.module.css';

/**
 * A text in two font widths, one over the other. With `--widened: 1` on it or around it, the narrow text
 * grows and gives way to the wide one, without a layout. The style sheet names the properties that control
 * it.
 */
export function WideningText({ children }: { children: string }) {
  return (
    <span className={styles.widening} data-wide={children}>
      <span className={styles.narrow}>{children}</span>
    </span>
  );
}
