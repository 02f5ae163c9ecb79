import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { contact } from '../../content/contact.ts';
import { KeptText } from './kept-text.tsx';

type Props = {
  /** The link's address, if the mail already begins with something. */
  href?: string | undefined;
  className?: string | undefined;
  /** Rendered before the address. */
  children?: ReactNode;
};

/**
 * The company's mail address as a link. Hydration keeps an attribute that a proxy rewrote, so the effect
 * restores it.
 */
export function MailLink({ href = `mailto:${contact.mail}`, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.setAttribute('href', href), [href]);
  return (
    <a ref={link} href={href} className={className} translate="no">
      {children}
      <KeptText>{contact.mail}</KeptText>
    </a>
  );
}
