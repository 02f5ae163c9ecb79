import styles from './jack.module.css';

type Props = {
  /** Names the jack for the cord that plugs into it. */
  name?: string | undefined;
  className?: string;
};

/** A brass jack, the only ornament: a ring with a dark hole, and a lamp that its parent may light. */
export function Jack({ name, className }: Props) {
  return <span className={`${styles.jack} ${className ?? ''}`} data-jack={name} aria-hidden="true" />;
}
