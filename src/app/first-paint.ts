/**
 * The first paint lays out what is near the window only (`data-first-paint`, set by the head script; `base.css`). Here the
 * rest follows, a section at a time, when nothing else waits. Motion, which measures the page, begins after it.
 */
import { whenIdle } from '../browser/when-idle.ts';

const waiting = () =>
  document.querySelectorAll<HTMLElement>('main > section:not([data-laid-out]), footer:not([data-laid-out])');

/** ms after which a section no longer waits. */
const LATEST = 1500;

/** Resolves when the whole page is laid out. */
export function laidOut(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const next = () => {
      const section = root.dataset.firstPaint === undefined ? undefined : waiting()[0];
      if (section) {
        section.dataset.laidOut = '';
        whenIdle(next, LATEST);
        return;
      }
      delete root.dataset.firstPaint;
      for (const one of document.querySelectorAll<HTMLElement>('[data-laid-out]')) delete one.dataset.laidOut;
      resolve();
    };
    whenIdle(next, LATEST);
  });
}
