/**
 * The first paint lays out what is near the window only (`data-first-paint`, set by the head script; `base.css`). Here the
 * rest follows, a section at a time, when nothing else waits. Motion, which measures the page, begins after it.
 */
const waiting = () =>
  document.querySelectorAll<HTMLElement>('main > section:not([data-laid-out]), footer:not([data-laid-out])');

/** Calls back when the browser is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1500 });
  else setTimeout(task, 50);
}

/** Resolves when the whole page is laid out. */
export function laidOut(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const next = () => {
      const section = root.dataset.firstPaint === undefined ? undefined : waiting()[0];
      if (section) {
        section.dataset.laidOut = '';
        whenIdle(next);
        return;
      }
      delete root.dataset.firstPaint;
      for (const one of document.querySelectorAll<HTMLElement>('[data-laid-out]')) delete one.dataset.laidOut;
      resolve();
    };
    whenIdle(next);
  });
}
