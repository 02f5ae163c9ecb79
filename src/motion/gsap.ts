/** GSAP with its plugins, registered once. The only import of gsap outside `src/dev/`. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

gsap.registerPlugin(useGSAP, ScrollTrigger);
// The router restores positions; ScrollTrigger must not write its own captured value back on each refresh.
ScrollTrigger.clearScrollMemory('manual');

export { gsap, ScrollTrigger, useGSAP };
