import { useCallback, useSyncExternalStore } from 'react';
import { type MediaName, mediaQuery } from './media.ts';

/** Whether a named medium matches now; false while the page is prerendered and hydrated. */
export function useMedia(name: MediaName): boolean {
  const query = mediaQuery([name]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
