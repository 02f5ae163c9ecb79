/** The whole page's motion: the triggers of all scenes stay in place, and the wheel is smooth. */
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

/** Fetches Lenis at the first sign of a mouse or a wheel: touch scrolls natively, and never needs it. */
function scrollSmoothly(signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const found = async (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    waiting.abort();
    // Without it the wheel is the browser's.
    const loaded = await import('./smooth-scroll.ts').catch(() => null);
    loaded?.startSmoothScroll(signal);
  };
  for (const type of ['wheel', 'pointermove'])
    addEventListener(type, found, { passive: true, signal: waiting.signal });
}
