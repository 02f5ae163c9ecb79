import type { ReactNode } from 'react';
import type { PartProps } from '../../motion/scene.ts';
import styles from './chat-field.module.css';

type Props = { label: string; className: string; children: ReactNode } & Partial<PartProps>;

/** A disabled preview of the field that a visitor would write in. `children` is its button. */
export function ChatField({ label, className, children, ...marks }: Props) {
  return (
    <div {...marks} className={`${styles.field} ${className}`}>
      <input type="text" disabled aria-label={label} placeholder={label} />
      {children}
    </div>
  );
}
