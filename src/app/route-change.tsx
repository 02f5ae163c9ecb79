/**
 * A change of address: scroll inertia ends at once. A page that a link leads to stands at its top, or at the place that the
 * fragment names; Back and Forward as they were left, open questions and all; and focus moves to the page's heading, or to what
 * the fragment names. How one page passes into the next is in `page-transition.ts`. A link that says `preventScrollReset`, such
 * as a filter's or a post's, moves nothing.
 *
 * The document's first position is the browser's affair, which restores it before any script has come; where it could not,
 * `places.ts` knows it.
 */
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAtOnce } from '../browser/laid-out.ts';
import { withoutSlug } from '../content/routes.ts';
import { jumpTo, stopInertia } from '../scroll/scroll.ts';
import { notePlaces, placeOf, putBack, showEntry } from './places.ts';

/** The element that a fragment names, or null where it names nothing or is badly written. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Brings into the window what a fragment names, out of the question that hides it. */
function reveal(target: HTMLElement): void {
  const question = target.closest('details');
  if (question) {
    question.open = true;
    // Later than the browser, which lets go of the focus in the frame in which it has gone to a fragment.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => question.querySelector('summary')?.focus({ preventScroll: true })),
    );
  }
  // Not the answer: one that is still unfolding is nowhere yet.
  (question?.querySelector('summary') ?? target).scrollIntoView({ behavior: 'instant' });
}

/** The entry on show: its key, its page, and whether a post is open, over the grid's entry with the key `over` if there is one. */
type Shown = { key: string; page: string; isPost: boolean; over: string | undefined };

export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const page = withoutSlug(pathname);
  const type = useNavigationType();
  const keeps = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false;
  const shown = useRef<Shown | null>(null);
  /** The place that is to take the focus. */
  const arrived = useRef<HTMLElement | 'heading' | null>(null);

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
    // Forward opens a post over the grid like the press that it repeats.
    const isPost = pathname !== page;
    const stays = keeps || (type === 'POP' && isPost && last?.page === page && !last.isPost);
    const over = stays && isPost ? (type === 'REPLACE' ? last?.over : last?.key) : undefined;
    shown.current = { key, page, over, isPost };
    showEntry(key, stays ? last?.key : undefined, type === 'REPLACE');
    const place = type === 'POP' ? placeOf(key) : undefined;
    const target = elementAt(hash);
    if (!last) {
      // A tab that ended without a word, or an engine that opens no question for a fragment.
      if (place !== undefined) putBack(key);
      if (place && window.scrollY === 0) {
        layOutAtOnce();
        jumpTo(place);
        return;
      }
      // The browser opens the question, and often stays at the top.
      const question = target?.closest('details');
      if (target && question && place === undefined && (window.scrollY === 0 || !question.open))
        reveal(target);
      return;
    }
    // A post has closed: the page stands where the visitor has it, who may have scrolled it meanwhile.
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
