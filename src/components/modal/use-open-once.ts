import { useCallback, useRef } from 'react';

/**
 * Plays a dialog's opening when its scene is first built. A rebuild, as motion comes back or the window
 * changes, leaves the dialog open.
 * @param isOpen whether it is open already, as a prerendered one is
 * @returns the scene's `onBuild`
 */
export function useOpenOnce(isOpen = false): (opening: gsap.core.Timeline) => void {
  const stands = useRef(isOpen);
  return useCallback((opening) => {
    if (stands.current) opening.progress(1);
    else opening.play();
    stands.current = true;
  }, []);
}
