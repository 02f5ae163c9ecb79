import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that the page itself holds (an attribute, a class), for React.
 * @param subscribe calls back after each change and returns what ends it; a constant
 * @param get reads the page; a constant
 * @param prerendered what the prerendered page shows, which hydration must find
 */
export function usePageValue<T>(
  subscribe: (listener: () => void) => () => void,
  get: () => T,
  prerendered: T,
): T {
  const [value, setValue] = useState(prerendered);
  useEffect(() => {
    // In a transition: sections that are not hydrated yet would all be hydrated at once.
    startTransition(() => setValue(get));
    return subscribe(() => flushSync(() => setValue(get)));
  }, [subscribe, get]);
  return value;
}
