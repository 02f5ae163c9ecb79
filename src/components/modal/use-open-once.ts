import { useCallback, useRef } from 'react';

/**
 * Plays a dialog's opening when its scene is first built. Built again, where motion goes and comes back or the window changes,
 * the dialog stands open.
 * @param isOpen whether it stands open already, as one that was prerendered does
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
