/** All that needs GSAP. LazyMotion fetches it once the page has painted, where motion is wanted. */
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { mountPointerEffect } from './mount-pointer-effect.ts';
import { mountScene } from './mount-scene.ts';
import { runtime } from './mount-near.ts';
import { refreshTriggers } from './refresh-triggers.ts';
import { publishGsap } from './test-hooks.ts';

const mounts = { mountScene, mountPointerEffect };
export type Runtime = typeof mounts;

publishGsap(gsap, ScrollTrigger);

/** While it is mounted, scenes and pointer effects run; it keeps their triggers in place and the wheel smooth. */
export function MotionRuntime() {
  useGSAP(() => {
    const stops = [refreshTriggers(), scrollSmoothly(), () => runtime.set(null)];
    runtime.set(mounts);
    return () => stops.reverse().forEach((stop) => stop());
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
