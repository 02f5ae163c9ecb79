import type { ReactNode } from 'react';
import styles from './chat-field.module.css';

type Props = { label: string; className: string; part?: string; children: ReactNode };

/** Where a visitor would write: a preview, which takes no words. `children` is its button. */
export function ChatField({ label, className, part, children }: Props) {
  return (
    <fieldset className={`${styles.field} ${className}`} disabled data-part={part}>
      <input type="text" aria-label={label} placeholder={label} />
      {children}
    </fieldset>
  );
}
