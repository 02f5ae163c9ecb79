import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that the page itself holds (an attribute, a class), for React.
 * @param event the window's event that says that it has changed
 * @param get reads the page; a constant
 * @param prerendered what the prerendered page shows, which hydration must find
 */
export function usePageValue<T>(event: string, get: () => T, prerendered: T): T {
  const [value, setValue] = useState(prerendered);
  useEffect(() => {
    // In a transition: sections that are not hydrated yet would all be hydrated at once.
    startTransition(() => setValue(get));
    const follow = () => flushSync(() => setValue(get));
    addEventListener(event, follow);
    return () => removeEventListener(event, follow);
  }, [event, get]);
  return value;
}
