import { useCallback, useSyncExternalStore } from 'react';
import { type MediaName, mediaQuery, watchMedia } from './media.ts';

/** Whether the named media all match now; false while the page is prerendered and hydrated. */
export function useMedia(...names: readonly MediaName[]): boolean {
  const query = mediaQuery(names);
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
