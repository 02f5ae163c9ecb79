import styles from './plug.module.css';

/** A jack plug seen from above, its tip down, with a short end of cord. */
export function Plug({ className }: { className?: string }) {
  return (
    <img
      className={`${styles.plug} ${className ?? ''}`}
      src={`${import.meta.env.BASE_URL}images/sprites/plug.webp`}
      alt=""
      width="100"
      height="240"
      loading="lazy"
    />
  );
}
