import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is prerendered and hydrated. Content that only the address determines waits for true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
