/**
 * The change of theme: the lamp in the bar glows, then the other shift's set wipes over the page from the right.
 * A view transition rather than a scene record: the browser holds the picture of the old page, which no timeline can.
 * A cut when motion is reduced or the browser has no view transitions. The wipe itself is in `styles/view-transitions.css`.
 */
import { flushSync } from 'react-dom';
import { viewTransition } from '../browser/view-transition.ts';

export function themeTransition(flip: () => void, lamp?: Element): void {
  // A dialog's own set would stand before the wipe.
  if (document.querySelector('dialog[open]')) {
    flip();
    return;
  }
  viewTransition('theme', {
    begin: () => lamp?.setAttribute('data-glow', ''),
    change: () => flushSync(flip),
    end: () => lamp?.removeAttribute('data-glow'),
  });
}
