import { useLayoutEffect, useRef } from 'react';

/**
 * A text with a mail address in it. Proxies that hide addresses from robots write something else into the document:
 * hydration bears it, and what was written comes back.
 */
export function KeptText({ children }: { children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current && current.textContent !== children) current.textContent = children;
  }, [children]);
  return (
    <span ref={element} suppressHydrationWarning>
      {children}
    </span>
  );
}
