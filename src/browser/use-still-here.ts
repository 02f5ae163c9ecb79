import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Guards a change of address that comes by itself, after a pause or at the end of an exit: it would cancel a
 * link that the visitor has followed meanwhile and React has not heard of yet.
 * @returns a function that tells whether the router still shows the entry on screen, with no navigation
 * pending
 */
export function useStillHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  return useCallback(
    () => !router || (router.state.navigation.state === 'idle' && router.state.location.key === key),
    [router, key],
  );
}
