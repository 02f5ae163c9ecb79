/**
 * The page's scroll position, with or without smooth scrolling: the shell and the dialogs speak to this module,
 * and smooth scrolling sets itself as its driver when it arrives.
 */
type ScrollDriver = {
  /** Ends any inertia, where the page stands. */
  stopInertia: () => void;
  /** Tells smooth scrolling that the page stands where it is now: after a jump, and while a dialog holds it. */
  settle: () => void;
};

let driver: ScrollDriver | null = null;
let locks = 0;

export function setScrollDriver(next: ScrollDriver | null): void {
  driver = next;
}

export const stopInertia = (): void => driver?.stopInertia();

/** Moves the page at once. @param y px from its top */
export function jumpTo(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
  driver?.settle();
}

export const isLocked = (): boolean => locks > 0;

/**
 * Holds the page still while a dialog is open: wheels are the dialog's, and keys where a browser lets them through to the page.
 * Counted, so that two may overlap. Returns the release.
 */
export function lockScroll(): () => void {
  let released = false;
  locks += 1;
  const root = document.documentElement;
  if (locks === 1) root.dataset.locked = window.innerWidth > root.clientWidth ? 'gutter' : '';
  driver?.settle();
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks === 0) delete root.dataset.locked;
  };
}
