/**
 * The change of theme: the lamp in the header glows, then the other theme wipes over the page from the right.
 * A view transition rather than a scene: the browser holds the picture of the old page, which no timeline can
 * do. `viewTransition` says when it is a cut, `styles/view-transitions.css` has the wipe.
 */
import { flushSync } from 'react-dom';
import { viewTransition } from '../browser/view-transition.ts';

export function themeTransition(flip: () => void, lamp?: Element): void {
  // A dialog's own picture would lie in front of the wipe.
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
