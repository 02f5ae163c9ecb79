/**
 * The page's scroll position, with or without smooth scrolling: the shell and the dialogs speak to this module,
 * and smooth scrolling sets itself as its driver when it arrives.
 */
type ScrollDriver = {
  /** Ends any inertia at once, where the page stands. */
  stopInertia: () => void;
  /** Moves at once to `y` (px). */
  jump: (y: number) => void;
  lock: (locked: boolean) => void;
};

let driver: ScrollDriver | null = null;
let locks = 0;

export function setScrollDriver(next: ScrollDriver | null): void {
  driver = next;
  if (locks > 0) driver?.lock(true);
}

export function stopInertia(): void {
  driver?.stopInertia();
}

export function jumpTo(y: number): void {
  if (driver) driver.jump(y);
  else window.scrollTo({ top: y, behavior: 'instant' });
}

/** Holds the page still while a dialog or the menu is open. Counted, so that two may overlap. Returns the release. */
export function lockScroll(): () => void {
  let released = false;
  locks += 1;
  const root = document.documentElement;
  if (locks === 1) root.dataset.locked = window.innerWidth > root.clientWidth ? 'gutter' : '';
  driver?.lock(true);
  return () => {
    if (released) return;
    released = true;
    locks -= 1;
    if (locks > 0) return;
    delete document.documentElement.dataset.locked;
    driver?.lock(false);
  };
}
