/**
 * The page's scroll position, with or without smooth scrolling. The shell and the dialogs call this module;
 * smooth scrolling registers itself as its driver once it has loaded.
 */
type ScrollDriver = {
  /** Ends any inertia at the current position. */
  stopInertia: () => void;
  /**
   * Tells smooth scrolling that the current position is final: after a jump, and while a dialog holds the
   * page.
   */
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
 * Holds the page still while a dialog is open: wheels go to the dialog, as do keys that a browser lets
 * through to the page. Locks are counted, so that two may overlap.
 * @returns the release
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
