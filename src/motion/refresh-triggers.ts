/** Keeps every trigger where it belongs when the page's height changes: questions, languages, fonts, slow pictures. */
import { ScrollTrigger } from './gsap.ts';

/** Milliseconds of quiet before the triggers are measured again. */
const QUIET = 120;
/** Milliseconds after the last scroll event when ScrollTrigger is told that it has ended; it counts to 200. */
const SCROLL_ENDED = 260;

/** Returns the stop. */
export function refreshTriggers(): () => void {
  let height = document.body.offsetHeight;
  let quiet = 0;
  const observer = new ResizeObserver(() => {
    clearTimeout(quiet);
    quiet = window.setTimeout(() => {
      const next = document.body.offsetHeight;
      if (next === height) return;
      height = next;
      ScrollTrigger.refresh(true);
    }, QUIET);
  });
  observer.observe(document.body);
  let ended = 0;
  let scrolled = 0;
  const look = () => {
    const left = scrolled + SCROLL_ENDED - performance.now();
    ended = left > 0 ? window.setTimeout(look, left) : 0;
    if (!ended) ScrollTrigger.update();
  };
  // A single timer for a whole scroll: to set it anew in each frame costs more than the rest of this.
  const onScroll = () => {
    scrolled = performance.now();
    ended ||= window.setTimeout(look, SCROLL_ENDED);
  };
  addEventListener('scroll', onScroll, { passive: true });
  document.fonts.ready.then(() => ScrollTrigger.refresh(true));
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(ended);
    clearTimeout(quiet);
    observer.disconnect();
  };
}
