/**
 * A change of page ends any scroll inertia, before the router sets the position, and moves focus to the new heading.
 * A search or hash change on the same page does neither.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { settleScroll } from '../motion/scroll.ts';

export function RouteChange() {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every navigation counts
  useLayoutEffect(() => settleScroll(), [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
