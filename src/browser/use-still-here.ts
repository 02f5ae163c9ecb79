import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * For what changes the address of its own accord, after a rest or at the end of a way out: a link may have been followed
 * that React has not heard of yet, and another change of address would call it off.
 * @returns whether the router shows the entry that is on screen, and is on its way to no other
 */
export function useStillHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  return useCallback(
    () => !router || (router.state.navigation.state === 'idle' && router.state.location.key === key),
    [router, key],
  );
}
