/**
 * All of smooth scrolling: a single Lenis on GSAP's ticker, whose scroll event updates ScrollTrigger. Order
 * of a frame: wheel, Lenis, ScrollTrigger, timelines, paint. The callback is on the ticker only while
 * something scrolls, so that an idle page costs nothing.
 */
import Lenis from 'lenis';
import { gsap, ScrollTrigger } from '../motion/gsap.ts';
import { testHooks } from '../motion/test-hooks.ts';
import { isLocked, setScrollDriver } from './scroll.ts';
import { endInertia, isMoving, keepTarget, wake } from './upstream/lenis-rest.ts';

/** Frames without movement after which the page counts as idle. */
const IDLE_FRAMES = 30;
/** Keys with which the browser scrolls, moves the focus or follows a link. */
const SCROLL_KEYS = new Set([
  'Tab',
  'Enter',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
]);

/**
 * Whether a wheel event is the browser's: mainly sideways, it scrolls a strip or goes back in the history;
 * with a modifier it has another meaning; over a zoomed view it pans; and if it cannot be cancelled, the
 * scroll is already under way.
 */
function isForBrowser(event: WheelEvent | TouchEvent): boolean {
  if (!(event instanceof WheelEvent)) return false;
  const { deltaX, deltaY, ctrlKey, shiftKey, altKey, metaKey, cancelable } = event;
  return (
    Math.abs(deltaX) > Math.abs(deltaY) ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    metaKey ||
    !cancelable ||
    (window.visualViewport?.scale ?? 1) > 1
  );
}

/** @param signal restores native scrolling when aborted */
export function startSmoothScroll(signal: AbortSignal): void {
  if (signal.aborted) return;
  const lenis = new Lenis({
    lerp: 0.12,
    allowNestedScroll: true,
    virtualScroll: ({ event }) => !isLocked() && !isForBrowser(event),
  });
  if (testHooks) testHooks.lenis = lenis;
  let ticking = false;
  let unmoved = 0;

  /**
   * Gives way to a scroll that is not its own: the browser's search centres a match from outside the window,
   * and wins. Smaller moves are scroll anchoring, while an answer closes above.
   */
  const giveWay = () => {
    const isUnderWay = lenis.targetScroll !== lenis.animatedScroll;
    if (isUnderWay && Math.abs(lenis.actualScroll - lenis.animatedScroll) > lenis.dimensions.height / 2)
      stopInertia();
  };
  const frame = () => {
    giveWay();
    lenis.raf(performance.now());
    unmoved = isMoving(lenis) ? 0 : unmoved + 1;
    if (unmoved < IDLE_FRAMES) return;
    ticking = false;
    gsap.ticker.remove(frame);
  };
  const startTicker = () => {
    if (ticking || isLocked()) return;
    wake(lenis);
    ticking = true;
    unmoved = 0;
    // Before the tick that renders timelines: moving the page updates styles, which are then still clean.
    gsap.ticker.add(frame, false, true);
  };
  const stopInertia = () => {
    if (ticking) endInertia(lenis);
  };

  setScrollDriver({ stopInertia, settle: () => endInertia(lenis) });

  lenis.on('scroll', ScrollTrigger.update);
  const early = { capture: true, passive: true, signal };
  addEventListener('wheel', startTicker, early);
  const hearScroll = () => {
    giveWay();
    keepTarget(lenis);
  };
  addEventListener('scroll', hearScroll, early);
  // A slider, a link or a selection must not move away under the pointer.
  addEventListener('pointerdown', stopInertia, early);
  addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && stopInertia(), early);
  addEventListener('focusin', stopInertia, early);
  addEventListener('popstate', stopInertia, early);

  // Lenis notices a new height a quarter of a second late, and would swallow the wheel until then.
  const measure = () => lenis.resize();
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  document.addEventListener('toggle', measure, early);

  signal.addEventListener('abort', () => {
    observer.disconnect();
    setScrollDriver(null);
    gsap.ticker.remove(frame);
    if (testHooks) testHooks.lenis = null;
    lenis.destroy();
  });
}
