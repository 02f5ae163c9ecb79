/** GSAP with the plugins that all pages need, registered once. Only this file, `upstream/` and `src/dev/` import gsap. */
import { useGSAP } from '@gsap/react';
import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { testHooks } from './test-hooks.ts';
import { keepPlaceOnRefresh } from './upstream/gsap-refresh.ts';
import { registerAsleep } from './upstream/gsap-sleep.ts';

// Pages are prerendered without a window.
if (!import.meta.env.SSR) {
  registerAsleep(() => gsap.registerPlugin(ScrollTrigger, useGSAP));
  keepPlaceOnRefresh();
  if (testHooks) Object.assign(testHooks, { gsap, ScrollTrigger });
}

export { gsap, ScrollTrigger, useGSAP };
