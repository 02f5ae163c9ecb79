import { type RefObject, useEffect, useRef } from 'react';
import { lockScroll } from '../../scroll/scroll.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';

/**
 * Opens a dialog over the page while it is mounted; the page behind it is inert and does not scroll.
 * @param onClose called when the browser closes the dialog by itself, even before hydration
 * @returns a function that releases the page while the dialog is still visible on its way out
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose?: () => void): () => void {
  const closed = useRef(onClose);
  const release = useRef(() => {});
  const isPrerendered = useRef(!useHydrated());
  useEffect(() => {
    closed.current = onClose;
  }, [onClose]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Its form needs no script, so it may have closed before hydration.
    if (isPrerendered.current && !element.open) return closed.current?.();
    isPrerendered.current = false;
    const unlock = lockScroll();
    // A dialog prerendered open, to be read without JavaScript, is not modal yet.
    element.removeAttribute('open');
    element.showModal();
    // The event comes late: the dialog may be open again.
    const onEvent = () => !element.open && !element.inert && closed.current?.();
    element.addEventListener('close', onEvent);
    release.current = () => {
      unlock();
      if (!('popover' in element)) return;
      // As a popover it stays above the page with its backdrop, but takes neither presses nor the focus.
      element.inert = true;
      element.close();
      element.popover = 'manual';
      element.showPopover();
    };
    return () => {
      release.current = () => {};
      element.removeEventListener('close', onEvent);
      element.close();
      unlock();
    };
  }, [dialog]);
  return () => release.current();
}
