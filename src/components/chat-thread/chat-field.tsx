import type { ReactNode } from 'react';
import type { PartProps } from '../../motion/scene.ts';
import styles from './chat-field.module.css';

type Props = { label: string; className: string; children: ReactNode } & Partial<PartProps>;

/** The field that a visitor would write in: a preview, which takes no words. `children` is its button, disabled. */
export function ChatField({ label, className, children, ...marks }: Props) {
  return (
    <div {...marks} className={`${styles.field} ${className}`}>
      <input type="text" disabled aria-label={label} placeholder={label} />
      {children}
    </div>
  );
}
