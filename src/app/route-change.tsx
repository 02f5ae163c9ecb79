/**
 * A change of page: scroll inertia ends at once, a new page stands at its top, Back and Forward at the position that was
 * left, and focus moves to the new heading; where motion is wanted, the page comes up from half its strength. A search
 * change or an entry opened on the same page does none of it. Positions are kept in
 * memory only; a reload is left to the browser, whose page is already whole.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAtOnce } from '../browser/laid-out.ts';
import { slugAt } from '../content/routes.ts';
import { jumpTo, stopInertia } from '../motion/scroll.ts';
import { isFullMotion } from '../preferences/motion.tsx';

const positions = new Map<string, number>();

/** How a new page comes up, ms. */
const FADE: KeyframeAnimationOptions = { duration: 220, easing: 'ease-out' };

/** What a fragment names, or null where it names nothing or is badly written. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const slug = slugAt(pathname);
  const page = slug ? pathname.slice(0, -slug.length - 1) : pathname;
  const type = useNavigationType();
  const shown = useRef({ key, page });

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    enter();
    // A page that comes back from the browser's cache has not been mounted again.
    addEventListener('pageshow', enter);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', enter);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const { key: lastKey, page: lastPage } = shown.current;
    shown.current = { key, page };
    if (lastKey !== key) {
      const turned = lastPage !== page;
      if (turned) stopInertia();
      if (hash || type === 'POP') layOutAtOnce();
      const target = elementAt(hash);
      if (target && type !== 'POP') target.scrollIntoView({ behavior: 'instant' });
      else if (turned) jumpTo(type === 'POP' ? (positions.get(key) ?? 0) : 0);
      else if (type === 'POP' && hash) jumpTo(positions.get(key) ?? 0);
      if (turned && isFullMotion())
        document.getElementById('main')?.animate([{ opacity: 0.5 }, { opacity: 1 }], FADE);
    }
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, page, hash, type]);

  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
