import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is prerendered and hydrated: what the address alone knows may be shown once it is true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
