/** GSAP with the plugins that all pages need, registered once; `flip.ts` adds Flip. Nothing else outside `src/dev/` imports gsap. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { keepPlaceOnRefresh } from './upstream/gsap-refresh.ts';
import { registerAsleep } from './upstream/gsap-sleep.ts';

registerAsleep(() => gsap.registerPlugin(ScrollTrigger, useGSAP));
keepPlaceOnRefresh();

export { gsap, ScrollTrigger, useGSAP };
