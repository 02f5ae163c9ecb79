/** GSAP with the plugins that all pages need, registered once; `flip.ts` adds Flip. Nothing else outside `src/dev/` imports gsap. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

// Registering asks for an empty frame that renews itself for ever (_rafBugFix, gsap 3.15.0, ScrollTrigger.js:61), with no
// setting against it: a page at rest would never sleep.
const { requestAnimationFrame } = window;
window.requestAnimationFrame = () => 0;
gsap.registerPlugin(ScrollTrigger, useGSAP);
window.requestAnimationFrame = requestAnimationFrame;
// A ticker that slept until now has been woken with the empty function.
gsap.ticker.wake();

// A lazy tween writes its first state at the tick's end (gsap 3.15.0, gsap-core.js:454). One that a refresh makes within
// a tick never gets it: the page's last scene would stand at its end, and jump back when it begins.
gsap.defaults({ lazy: false });

// Once nothing plays, the ticker sleeps after two frames: its own look is every two seconds. Not after one: a tween wakes it
// before it is on a timeline (gsap 3.15.0, gsap-core.js:1636), and a look in that frame finds nothing that plays.
gsap.config({ autoSleep: 2 });

// ScrollTrigger looks four times a second whether a scroll has ended. `refreshTriggers` tells it.
ScrollTrigger.config({ syncInterval: 2 ** 31 - 1 });

// A refresh goes to the top to measure, and back to the position that it has recorded. To have that one read anew it raises
// the number of its memory by one, which is the current number where a resize has raised that one, too (gsap 3.15.0,
// ScrollTrigger.js:396 and 423): the page would jump back to where it was before its last jump.
let place = 0;
ScrollTrigger.addEventListener('refreshInit', () => {
  place = window.scrollY;
});
ScrollTrigger.addEventListener('refresh', () => {
  if (Math.abs(window.scrollY - place) > 1) window.scrollTo({ top: place, behavior: 'instant' });
});

export { gsap, ScrollTrigger, useGSAP };
