/**
 * Has a refresh leave the page, and what it builds anew, as they are.
 *
 * Versions: gsap 3.15.0. Upstream: no thread; ScrollTrigger.js:396 and 423, gsap-core.js:454.
 * Without it: a refresh after a resize scrolls the page to where it was before its last jump, and a scene that a refresh
 * builds within a tick stands at its end, and jumps back when it begins. `tests/gate/motion/refresh.spec.ts` holds the first.
 */
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

export function keepPlaceOnRefresh(): void {
  // A lazy tween writes its first state at the tick's end; one that a refresh makes within a tick never does.
  gsap.defaults({ lazy: false });
  // A refresh goes to the top to measure, and back to the position that it has recorded. To have that one read anew it
  // raises the number of its memory by one, which is the current number where a resize has raised that one, too.
  let place = 0;
  ScrollTrigger.addEventListener('refreshInit', () => {
    place = window.scrollY;
  });
  ScrollTrigger.addEventListener('refresh', () => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo({ top: place, behavior: 'instant' });
  });
}
