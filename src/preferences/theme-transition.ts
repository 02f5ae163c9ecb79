/**
 * What the visitor sees: the lamp in the bar glows, then the other shift's set wipes over the page from the right.
 * A view transition rather than a scene record: the browser holds both pictures of the page, which no timeline can.
 * A cut when motion is reduced or the browser has no view transitions. The wipe itself is in `styles/base.css`.
 */
import { flushSync } from 'react-dom';
import { isFullMotion } from './motion.tsx';

/** A press during a wipe ends it and begins the next: only the last one clears up. */
let last: ViewTransition | null = null;

export function themeTransition(flip: () => void, lamp?: Element): void {
  if (!isFullMotion() || !document.startViewTransition || document.querySelector('dialog[open]')) {
    flip();
    return;
  }
  lamp?.setAttribute('data-glow', '');
  const root = document.documentElement;
  root.dataset.themeTransition = 'old';
  const transition = document.startViewTransition(() => {
    flushSync(flip);
    root.dataset.themeTransition = 'new';
  });
  last = transition;
  // A wipe that is cut short by the next one is no error.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    if (transition !== last) return;
    lamp?.removeAttribute('data-glow');
    delete root.dataset.themeTransition;
  });
}
