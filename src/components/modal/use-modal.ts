import { type RefObject, useEffect, useRef } from 'react';
import { lockScroll } from '../../scroll/scroll.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';

/**
 * Opens a dialog over the page for as long as it is mounted; the page behind it is inert and does not scroll.
 * @param onClose called when the browser has closed it by itself, also before the page was taken over
 * @returns gives the page back to the visitor, while the dialog is still to be seen on its way out
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
    // Its form needs no script: it may have been pressed already.
    if (isPrerendered.current && !element.open) return closed.current?.();
    isPrerendered.current = false;
    const unlock = lockScroll();
    // A dialog that is prerendered open, to be read without JavaScript, is no modal yet.
    element.removeAttribute('open');
    element.showModal();
    // The event comes late: the dialog may be open again.
    const onEvent = () => !element.open && !element.inert && closed.current?.();
    element.addEventListener('close', onEvent);
    release.current = () => {
      unlock();
      if (!('popover' in element)) return;
      // As a popover it stays above the page and keeps its backdrop, and takes neither presses nor the focus.
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
