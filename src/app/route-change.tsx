/**
 * A change of page: scroll inertia ends at once, a new page stands at its top, Back and Forward at the position that was
 * left, and focus moves to the new heading. A search change on the same page does none of it. Positions are kept in
 * memory only; a reload is left to the browser, whose page is already whole.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { jumpTo, settleScroll } from '../motion/scroll.ts';

const positions = new Map<string, number>();

export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const { key: lastKey, pathname: lastPath } = shown.current;
    shown.current = { key, pathname };
    if (lastKey !== key) {
      settleScroll();
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
      if (type === 'POP') jumpTo(positions.get(key) ?? 0);
      else if (target) target.scrollIntoView({ behavior: 'instant' });
      else if (lastPath !== pathname) jumpTo(0);
    }
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, pathname, hash, type]);

  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
