/** All that needs GSAP: fetched once the page has been laid out, where motion is wanted. */
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { refreshTriggers } from './refresh-triggers.ts';
import { publishGsap } from './test-hooks.ts';

export { mountPointerEffect } from './mount-pointer-effect.ts';
export { mountScene } from './mount-scene.ts';

publishGsap(gsap, ScrollTrigger);

/** Keeps the triggers of all scenes in place and the wheel smooth, while it is mounted. */
export function Engine() {
  useGSAP(() => {
    const stops = [refreshTriggers(), scrollSmoothly()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}

/** Fetches Lenis at the first sign of a mouse or a wheel: touch scrolls natively, and never needs it. */
function scrollSmoothly(): () => void {
  const listening = new AbortController();
  let stop: (() => void) | undefined;
  let wanted = true;
  const found = async (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    listening.abort();
    // Without it the wheel is the browser's.
    const loaded = await import('./smooth-scroll.ts').catch(() => null);
    if (wanted) stop = loaded?.startSmoothScroll();
  };
  for (const type of ['wheel', 'pointermove'])
    addEventListener(type, found, { passive: true, signal: listening.signal });
  return () => {
    wanted = false;
    listening.abort();
    stop?.();
  };
}
