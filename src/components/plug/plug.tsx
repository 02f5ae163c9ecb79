import picture from '../../cord/sprites/plug.webp';
import styles from './plug.module.css';

/** A jack plug seen from above, its tip down, with a short end of cord. */
export function Plug({ className }: { className?: string }) {
  return (
    <img
      className={`${styles.plug} ${className ?? ''}`}
      src={picture}
      alt=""
      width="100"
      height="240"
      loading="lazy"
    />
  );
}
