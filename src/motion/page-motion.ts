/** The motion that is the whole page's: the triggers of all scenes stay in place, and the wheel is smooth. */
import { useEffect } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import { useMotion } from '../preferences/motion.tsx';
import { refreshTriggers } from './refresh-triggers.ts';

export function PageMotion() {
  const { fullMotion } = useMotion();
  useEffect(() => {
    if (!fullMotion) return;
    const stops = [scrollSmoothly()];
    let ended = false;
    void laidOut().then(() => {
      if (!ended) stops.push(refreshTriggers());
    });
    return () => {
      ended = true;
      stops.forEach((stop) => stop());
    };
  }, [fullMotion]);
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
