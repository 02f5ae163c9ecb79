import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

type Props = {
  variant: 'primary' | 'secondary' | 'outline';
  children: ReactNode;
  href?: string;
  /** Leaves the app and requests the page from the host. */
  reload?: boolean;
  onClick?: () => void;
};

/** An enamel pill: a link if it leads somewhere, otherwise a button. */
export function Button({ variant, children, href, reload = false, onClick }: Props) {
  const shared = { className: styles.button, 'data-variant': variant, 'data-press': '' };
  if (href)
    return (
      <Link {...shared} to={href} reloadDocument={reload}>
        {children}
      </Link>
    );
  return (
    <button {...shared} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
