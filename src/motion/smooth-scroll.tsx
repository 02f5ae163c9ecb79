/**
 * The wiring of smooth scrolling, all of it: one Lenis on GSAP's ticker, its scroll event updates ScrollTrigger.
 * Order of a frame: wheel, Lenis, ScrollTrigger, timelines, paint. The ticker's callback is there only while
 * something scrolls, so that a page at rest costs nothing.
 */
import Lenis from 'lenis';
import { gsap, ScrollTrigger, useGSAP } from './gsap.ts';
import { publishLenis } from './test-hooks.ts';
import { setScrollDriver } from './scroll.ts';

/** Frames without movement after which the loop is let go. */
const REST_FRAMES = 30;
/** Keys by which the browser itself scrolls or moves the focus. */
const SCROLL_KEYS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

export function SmoothScroll() {
  useGSAP(() => {
    const lenis = new Lenis({
      autoRaf: false,
      lerp: 0.12,
      syncTouch: false,
      stopInertiaOnNavigate: true,
      virtualScroll: ({ event }) => !event.shiftKey,
    });
    const stopPublishing = publishLenis(lenis);
    let locked = false;
    let awake = false;
    let still = 0;

    const frame = () => {
      lenis.raf(performance.now());
      still = lenis.isScrolling ? 0 : still + 1;
      if (still < REST_FRAMES) return;
      awake = false;
      gsap.ticker.remove(frame);
    };
    const wake = () => {
      if (awake || locked) return;
      // Before Lenis hears the event: else its first step sees the whole pause as one frame and jumps.
      lenis.raf(performance.now());
      awake = true;
      still = 0;
      gsap.ticker.add(frame);
    };
    const settle = () => {
      // Not asked of Lenis: a timer of its own may say that nothing scrolls in the midst of a flick.
      if (!awake || locked) return;
      lenis.stop();
      lenis.start();
    };
    const onKey = (event: KeyboardEvent) => SCROLL_KEYS.has(event.key) && settle();

    setScrollDriver({
      settle,
      jump: (y) => {
        settle();
        lenis.resize();
        lenis.scrollTo(y, { immediate: true, force: true });
        if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
      },
      lock: (next) => {
        locked = next;
        if (next) lenis.stop();
        else lenis.start();
      },
    });

    const offScroll = lenis.on('scroll', ScrollTrigger.update);
    const capture = { capture: true, passive: true };
    addEventListener('wheel', wake, capture);
    addEventListener('keydown', onKey, capture);
    addEventListener('focusin', settle, capture);
    addEventListener('popstate', settle);

    // Lenis hears of a new height a quarter of a second late, and would swallow the wheel until then.
    const measure = () => lenis.resize();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    document.addEventListener('toggle', measure, { capture: true });

    return () => {
      document.removeEventListener('toggle', measure, { capture: true });
      observer.disconnect();
      removeEventListener('popstate', settle);
      removeEventListener('focusin', settle, capture);
      removeEventListener('keydown', onKey, capture);
      removeEventListener('wheel', wake, capture);
      offScroll();
      setScrollDriver(null);
      gsap.ticker.remove(frame);
      stopPublishing();
      lenis.destroy();
      // The one timer that Lenis forgets when it is destroyed: it would put its class back on the root.
      clearTimeout(Reflect.get(lenis, '_resetVelocityTimeout') ?? undefined);
    };
  }, []);
  return null;
}
