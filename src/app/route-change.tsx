/**
 * Handles a change of address. Scroll inertia ends at once. A link's page opens at its top or at its
 * fragment; Back and Forward restore a page as it was left, open questions included. Focus moves to the
 * page's heading or to the fragment's element. A link with `preventScrollReset`, such as a filter's or a
 * post's, moves nothing. `page-transition.ts` animates the change.
 *
 * The browser restores the first position of a document before any script runs; `places.ts` helps where it
 * could not.
 */
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAtOnce } from '../browser/laid-out.ts';
import { withoutSlug } from '../content/routes.ts';
import { jumpTo, stopInertia } from '../scroll/scroll.ts';
import { notePlaces, placeOf, putBack, showEntry } from './places.ts';

/** The element that a fragment names; null if there is none or the fragment is malformed. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Scrolls to the element of a fragment, opening the question that hides it. */
function reveal(target: HTMLElement): void {
  const question = target.closest('details');
  if (question) {
    question.open = true;
    // Later than the browser, which drops the focus in the frame in which it jumps to a fragment.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => question.querySelector('summary')?.focus({ preventScroll: true })),
    );
  }
  // Scroll to the question: its answer has no place yet while it unfolds.
  (question?.querySelector('summary') ?? target).scrollIntoView({ behavior: 'instant' });
}

/** The entry on screen: its key, its page, whether a post is open, and the key of the grid's entry beneath it, if any. */
type Shown = { key: string; page: string; isPost: boolean; over: string | undefined };

export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const page = withoutSlug(pathname);
  const type = useNavigationType();
  const keeps = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false;
  const shown = useRef<Shown | null>(null);
  /** The element to focus. */
  const arrived = useRef<HTMLElement | 'heading' | null>(null);

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    enter();
    // A page that the browser's cache restores does not mount again.
    addEventListener('pageshow', enter);
    addEventListener('pagehide', leave);
    const stop = notePlaces();
    return () => {
      removeEventListener('pageshow', enter);
      removeEventListener('pagehide', leave);
      stop();
    };
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last?.key === key) return;
    // Forward opens a post over the grid, as did the press that it repeats.
    const isPost = pathname !== page;
    const stays = keeps || (type === 'POP' && isPost && last?.page === page && !last.isPost);
    const over = stays && isPost ? (type === 'REPLACE' ? last?.over : last?.key) : undefined;
    shown.current = { key, page, over, isPost };
    showEntry(key, stays ? last?.key : undefined, type === 'REPLACE');
    const place = type === 'POP' ? placeOf(key) : undefined;
    const target = elementAt(hash);
    if (!last) {
      // Needed after a killed tab, and in engines that open no question for a fragment.
      if (place !== undefined) putBack(key);
      if (place && window.scrollY === 0) {
        layOutAtOnce();
        jumpTo(place);
        return;
      }
      // The browser opens the question but often stays at the top.
      const question = target?.closest('details');
      if (target && question && place === undefined && (window.scrollY === 0 || !question.open))
        reveal(target);
      return;
    }
    // A post has closed: keep the position, as the visitor may have scrolled meanwhile.
    if (type === 'POP' && last.over === key && pathname === page) return;
    const turned = last.page !== page;
    if (hash || type === 'POP') layOutAtOnce();
    if (!stays) {
      stopInertia();
      if (place !== undefined) {
        putBack(key);
        jumpTo(place);
      } else if (target) reveal(target);
      else if (turned || type !== 'POP' || !hash) jumpTo(0);
      if (turned || (type !== 'POP' && !target)) arrived.current = 'heading';
      if (turned && target && place === undefined && !target.closest('details')) arrived.current = target;
    }
  }, [key, page, pathname, hash, type, keeps]);

  useEffect(() => {
    if (!arrived.current) return;
    const named = arrived.current === 'heading' ? null : arrived.current;
    arrived.current = null;
    named?.setAttribute('tabindex', '-1');
    const target = named ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
  });
  return null;
}
