/**
 * The part of a page that may come a frame after its first view. It is prerendered; where a link leads there, it follows
 * once the heading is painted, so that nobody waits for it. The part that the window shows comes at once: nothing that is seen
 * moves later.
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
  // Back and Forward, and a fragment, lead to a place further down: its height is needed at once.
  const [isShown, setShown] = useState(!hydrated || hash !== '' || type === 'POP');
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The new page stands at its top, whatever the last one's position.
    if (room.current && room.current.getBoundingClientRect().top + scrollY < innerHeight) setShown(true);
  }, []);
  useEffect(() => {
    if (!isShown) return afterFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : <div ref={room} className={styles.room} />;
}
