/** All that needs GSAP. LazyMotion fetches it once the page has painted, where motion is wanted. */
import { gsap, ScrollTrigger } from './gsap.ts';
import { refreshTriggers } from './refresh-triggers.ts';
import { publishGsap } from './test-hooks.ts';

export { mountPointerEffect } from './mount-pointer-effect.ts';
export { mountScene } from './mount-scene.ts';

publishGsap(gsap, ScrollTrigger);

/** Keeps the triggers where they belong and, once there is a mouse, scrolls smoothly. Returns the function that ends it. */
export function startMotion(): () => void {
  const stops = [refreshTriggers(), scrollSmoothly()];
  return () => stops.forEach((stop) => stop());
}

/** Fetches Lenis at the first sign of a mouse or a wheel: touch scrolls natively, and never needs it. */
function scrollSmoothly(): () => void {
  const listening = new AbortController();
  let stop: (() => void) | undefined;
  let wanted = true;
  const found = async (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    listening.abort();
    const { startSmoothScroll } = await import('./smooth-scroll.ts');
    if (wanted) stop = startSmoothScroll();
  };
  for (const type of ['wheel', 'pointermove'])
    addEventListener(type, found, { passive: true, signal: listening.signal });
  return () => {
    wanted = false;
    listening.abort();
    stop?.();
  };
}
