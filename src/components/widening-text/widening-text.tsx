import styles from './widening-text.module.css';

/**
 * A text in two widths of its face, one over the other. Set `--widened` to 1 on it or around it: the narrow one grows and
 * gives way to the wide one, which costs the page no layout. The style sheet names the properties of its looks.
 */
export function WideningText({ children }: { children: string }) {
  return (
    <span className={styles.widening} data-wide={children}>
      <span className={styles.narrow}>{children}</span>
    </span>
  );
}
