import { useLayoutEffect, useRef } from 'react';

/**
 * A text that contains a mail address. Proxies that hide addresses from robots rewrite it in the document;
 * hydration tolerates that, and the effect restores the text.
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
