/**
 * The wiring of smooth scrolling, all of it: one Lenis on GSAP's ticker, its scroll event updates ScrollTrigger.
 * Order of a frame: wheel, Lenis, ScrollTrigger, timelines, paint. The ticker's callback is there only while
 * something scrolls, so that an idle page costs nothing.
 */
import Lenis from 'lenis';
import { gsap, ScrollTrigger } from '../motion/gsap.ts';
import { testHooks } from '../motion/test-hooks.ts';
import { isLocked, setScrollDriver } from './scroll.ts';
import { endInertia, isMoving, keepTarget, wake } from './upstream/lenis-rest.ts';

/** Frames without movement after which the page counts as idle. */
const IDLE_FRAMES = 30;
/** Keys by which the browser itself scrolls, moves the focus or follows a link. */
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
 * Whether a wheel is left to the browser: one that goes sideways more than up or down is a strip's or leads back in the
 * history, one with a key has another meaning, one over an enlarged view moves the view within the window, and one that
 * cannot be prevented is on its way already.
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

/** @param signal aborted, it gives the page back its native scrolling */
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
   * Gives way to a move that is not its own: the browser's search brings a match from outside the window to its middle and has
   * the last word. Smaller moves are scroll anchoring, while an answer closes above.
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
    // Before the tick that renders timelines: moving the page has the browser bring its styles up to date, and they are then.
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
  // A slider, a link, the words of a selection must not move away under the hand.
  addEventListener('pointerdown', stopInertia, early);
  addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && stopInertia(), early);
  addEventListener('focusin', stopInertia, early);
  addEventListener('popstate', stopInertia, early);

  // Lenis hears of a new height a quarter of a second late, and would swallow the wheel until then.
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
