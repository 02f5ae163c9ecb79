/** GSAP with its plugins, registered once. The only import of gsap outside `src/dev/`. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

gsap.registerPlugin(useGSAP);

// On registration ScrollTrigger asks, first of all, for an empty frame that renews itself for ever (an old repaint bug of
// Firefox). It would keep the main thread awake on a page at rest, so that one request is let go.
const request = window.requestAnimationFrame;
window.requestAnimationFrame = () => {
  window.requestAnimationFrame = request;
  return 0;
};
gsap.registerPlugin(ScrollTrigger);
window.requestAnimationFrame = request;

// A tween that is initialised in a tick writes its first state at the tick's end. When ScrollTrigger refreshes in one, the
// page's last scene never gets it: it stands at its end, and jumps back when it begins. So every state is written at once.
gsap.defaults({ lazy: false });

// The router restores positions; ScrollTrigger must not write its own captured value back on each refresh.
ScrollTrigger.clearScrollMemory('manual');

// Nor need it look four times a second whether a scroll has ended: `refreshTriggers` tells it.
ScrollTrigger.config({ syncInterval: 2 ** 31 - 1 });

export { gsap, ScrollTrigger, useGSAP };
