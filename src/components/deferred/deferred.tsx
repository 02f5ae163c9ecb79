/**
 * The part of a page that may come a frame after its first view. Prerendering includes it; after a link it
 * follows once the heading is painted. It comes at once if the window shows it, so that nothing visible moves
 * later.
 */
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterFrame } from '../../browser/after-frame.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './deferred.module.css';

export function Deferred({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const type = useNavigationType();
  // Back, Forward and fragments lead to a place further down, so its height is needed at once.
  const [isShown, setShown] = useState(!hydrated || hash !== '' || type === 'POP');
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Measured from the top, where the new page will stand, whatever the last one's position.
    if (room.current && room.current.getBoundingClientRect().top + scrollY < innerHeight) setShown(true);
  }, []);
  useEffect(() => {
    if (!isShown) return afterFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : <div ref={room} className={styles.room} />;
}
