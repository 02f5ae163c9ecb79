/**
 * The mouse over an element, in the page's coordinates, or over the window, in the window's. The element's
 * box is read before a move is passed on, ten times a second at most.
 */
import { isMoved } from './is-moved.ts';
import type { Box, Point, Tracking } from './pointer-effect.ts';

/**
 * How long a box is kept, ms: an element that sticks, travels or is pushed down reports no change of place.
 */
const HOLDS = 100;

type Listener = (point: Point | null, box: Box, target: Element | null) => void;

/**
 * Calls back on every mouse move, and with `null` when the mouse leaves, the window loses focus, or the page
 * scrolls under a mouse over the root.
 * @returns the stop
 */
export function trackPointer(
  root: HTMLElement,
  { over, trackFocus }: Tracking,
  listener: Listener,
): () => void {
  /** The target of the mouse’s last move; `null` once it has left. */
  let last: EventTarget | null = null;
  let box: Box = { left: 0, top: 0, width: 0, height: 0 };
  let readAt = Number.NEGATIVE_INFINITY;
  const read = (now: number) => {
    if (now - readAt < HOLDS) return;
    readAt = now;
    const rect = root.getBoundingClientRect();
    box = { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height };
  };
  const target: EventTarget = over === 'window' ? window : root;
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
    if (event.target === last && !isMoved(event)) return;
    last = event.target;
    read(event.timeStamp);
    const point =
      over === 'window' ? { x: event.clientX, y: event.clientY } : { x: event.pageX, y: event.pageY };
    listener(point, box, event.target instanceof Element ? event.target : null);
  };
  const leave = () => {
    last = null;
    listener(null, box, null);
  };
  const focus = ({ target: focused, timeStamp }: FocusEvent) => {
    if (!(focused instanceof Element) || !focused.matches(':focus-visible')) return;
    read(timeStamp);
    const { left, top, width, height } = focused.getBoundingClientRect();
    listener({ x: left + width / 2, y: top + height / 2 }, box, focused);
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  target.addEventListener('pointermove', move, options);
  root.addEventListener('pointerleave', leave, options);
  document.documentElement.addEventListener('mouseleave', leave, options);
  if (trackFocus) addEventListener('focusin', focus, options);
  addEventListener('blur', leave, options);
  if (over === 'root') addEventListener('scroll', () => last && leave(), options);
  return () => listening.abort();
}
