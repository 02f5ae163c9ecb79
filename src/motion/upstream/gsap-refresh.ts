/**
 * Has a refresh leave the page where it is, and its history as it is.
 *
 * Versions: gsap 3.15.0. Upstream: no thread; ScrollTrigger.js:396, 423, 452 and 2018.
 * Without it: a refresh after a resize scrolls the page to where it was before its last jump; each one gives the browser
 * its scroll restoration back, which the site has taken over, as it was when ScrollTrigger was registered.
 * `tests/gate/motion/refresh.spec.ts` fails without it.
 */
import { ScrollTrigger } from 'gsap/ScrollTrigger';

export function keepPlaceOnRefresh(): void {
  // A refresh scrolls to the top to measure, then back to a position that it has cached. After a resize the cache counts
  // as fresh, so that the position is an old one.
  let place = 0;
  let restoration: ScrollRestoration = 'auto';
  ScrollTrigger.addEventListener('refreshInit', () => {
    place = window.scrollY;
    restoration = history.scrollRestoration;
  });
  ScrollTrigger.addEventListener('refresh', () => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo({ top: place, behavior: 'instant' });
    history.scrollRestoration = restoration;
  });
}
