/** Keeps every trigger where it belongs when the page's height changes: questions, languages, fonts, slow pictures. */
import { ScrollTrigger } from './gsap.ts';

/** Milliseconds of quiet before the triggers are measured again. */
const QUIET = 120;

/** Returns the stop. */
export function watchPositions(): () => void {
  let height = document.body.offsetHeight;
  let timer = 0;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const next = document.body.offsetHeight;
      if (next === height) return;
      height = next;
      ScrollTrigger.refresh(true);
    }, QUIET);
  });
  observer.observe(document.body);
  document.fonts.ready.then(() => ScrollTrigger.refresh(true));
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
