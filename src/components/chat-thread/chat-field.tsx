import type { ReactNode } from 'react';
import styles from './chat-field.module.css';

type Props = { label: string; className: string; part?: string; children: ReactNode };

/** Where a visitor would write: a preview, which takes no words. `children` is its button, disabled. */
export function ChatField({ label, className, part, children }: Props) {
  return (
    <div className={`${styles.field} ${className}`} data-part={part}>
      <input type="text" disabled aria-label={label} placeholder={label} />
      {children}
    </div>
  );
}
