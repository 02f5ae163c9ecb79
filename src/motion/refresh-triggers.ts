/** Keeps every trigger where it belongs when the page's height changes: questions, languages, fonts, slow pictures. */
import { ScrollTrigger } from './gsap.ts';

/** Milliseconds after the last scroll event when ScrollTrigger is told that it has ended; it counts to 200. */
const SCROLL_ENDED = 260;

/** @param signal aborted at the end of motion */
export function refreshTriggers(signal: AbortSignal): void {
  if (signal.aborted) return;
  // A safe refresh waits until nothing has asked for one for a fifth of a second, and until the page no longer scrolls.
  const refresh = () => ScrollTrigger.refresh(true);
  const observer = new ResizeObserver(refresh);
  observer.observe(document.body);
  let timer = 0;
  let scrolled = 0;
  const look = () => {
    const left = scrolled + SCROLL_ENDED - performance.now();
    timer = left > 0 ? window.setTimeout(look, left) : 0;
    if (!timer) ScrollTrigger.update();
  };
  // A whole scroll shares a single timer: setting it anew in each frame would cost more than the rest of this.
  const onScroll = () => {
    scrolled = performance.now();
    timer ||= window.setTimeout(look, SCROLL_ENDED);
  };
  // ScrollTrigger takes a wheel for a scroll even at the page's end, and tells of no scroll's end while a finger is down.
  for (const type of ['scroll', 'wheel', 'pointerup', 'touchend'])
    addEventListener(type, onScroll, { passive: true, signal });
  void document.fonts.ready.then(refresh);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}
