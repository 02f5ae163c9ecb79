/** The whole page's scrolling: keeps the triggers of all scenes in place, and makes the wheel smooth. */
import { useEffect } from 'react';
import { laidOut } from '../browser/laid-out.ts';
import { refreshTriggers } from '../motion/refresh-triggers.ts';
import { useMotion } from '../preferences/motion.tsx';

export function PageScroll() {
  const { fullMotion } = useMotion();
  useEffect(() => {
    if (!fullMotion) return;
    const motion = new AbortController();
    scrollSmoothly(motion.signal);
    void laidOut().then(() => refreshTriggers(motion.signal));
    return () => motion.abort();
  }, [fullMotion]);
  return null;
}

/** Loads Lenis at the first sign of a mouse or a wheel: touch scrolls natively, and never needs it. */
function scrollSmoothly(signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const found = async (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    waiting.abort();
    // If it fails to load, the browser keeps the wheel.
    const loaded = await import('./smooth-scroll.ts').catch(() => null);
    loaded?.startSmoothScroll(signal);
  };
  for (const type of ['wheel', 'pointermove'])
    addEventListener(type, found, { passive: true, signal: waiting.signal });
}
