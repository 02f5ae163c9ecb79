import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that the page itself holds (an attribute, a class), for React.
 * @param event name of the window event that announces a change
 * @param get reads the value from the page; must be constant
 * @param prerendered the value in the prerendered page, which hydration must find
 */
export function usePageValue<T>(event: string, get: () => T, prerendered: T): T {
  const [value, setValue] = useState(prerendered);
  useEffect(() => {
    // A transition: otherwise all sections not yet hydrated would be hydrated at once.
    startTransition(() => setValue(get));
    const follow = () => flushSync(() => setValue(get));
    addEventListener(event, follow);
    return () => removeEventListener(event, follow);
  }, [event, get]);
  return value;
}
