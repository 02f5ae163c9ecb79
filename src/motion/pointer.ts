/** The mouse over an element or the window, in page coordinates, with the element's box read on entry, never on a move. */
import type { Box, Point, PointerEffect } from './pointer-effect.ts';

type Listener = (point: Point | null, box: Box, target: Element | null) => void;

/** Calls back on every mouse move, and with `null` when the mouse leaves or the window loses focus. Returns the stop. */
export function trackPointer(
  root: HTMLElement,
  { over, trackFocus }: Pick<PointerEffect, 'over' | 'trackFocus'>,
  listener: Listener,
): () => void {
  let box: Box = { left: 0, top: 0, width: 0, height: 0 };
  const read = () => {
    const rect = root.getBoundingClientRect();
    box = { left: rect.left + scrollX, top: rect.top + scrollY, width: rect.width, height: rect.height };
  };
  const target: EventTarget = over === 'window' ? window : root;
  const move = (event: Event) => {
    const pointer = event as PointerEvent;
    if (pointer.pointerType !== 'mouse') return;
    const point =
      over === 'window' ? { x: pointer.clientX, y: pointer.clientY } : { x: pointer.pageX, y: pointer.pageY };
    listener(point, box, pointer.target as Element | null);
  };
  const leave = () => listener(null, box, null);
  const focus = ({ target: focused }: FocusEvent) => {
    if (!(focused instanceof Element) || !focused.matches(':focus-visible')) return;
    const { left, top, width, height } = focused.getBoundingClientRect();
    listener({ x: left + width / 2, y: top + height / 2 }, box, focused);
  };
  const passive = { passive: true };
  read();
  root.addEventListener('pointerenter', read, passive);
  target.addEventListener('pointermove', move, passive);
  root.addEventListener('pointerleave', leave, passive);
  document.documentElement.addEventListener('mouseleave', leave, passive);
  if (trackFocus) addEventListener('focusin', focus, passive);
  addEventListener('blur', leave);
  addEventListener('resize', read, passive);
  return () => {
    removeEventListener('resize', read);
    removeEventListener('blur', leave);
    removeEventListener('focusin', focus);
    document.documentElement.removeEventListener('mouseleave', leave);
    root.removeEventListener('pointerleave', leave);
    target.removeEventListener('pointermove', move);
    root.removeEventListener('pointerenter', read);
  };
}
