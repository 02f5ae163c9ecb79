/**
 * The first paint lays out what is near the window only (`data-first-paint`, set by the head script; `base.css`). Here the
 * rest follows, a section at a time, when nothing else waits. Code that measures the page begins after it.
 */
import { whenIdle } from './when-idle.ts';

const waiting = () =>
  document.querySelectorAll<HTMLElement>('main > section:not([data-laid-out]), footer:not([data-laid-out])');

/** ms after which a section no longer waits. */
const LATEST = 1500;

let done: Promise<void> | undefined;

/** Resolves when the whole page is laid out. The first call begins with it: the page is React's by then. */
export function laidOut(): Promise<void> {
  done ??= layOut();
  return done;
}

/** Lets all that is left be laid out at once: the jump or the measurement that follows finds each place at its true height. */
export function layOutAtOnce(): void {
  delete document.documentElement.dataset.firstPaint;
}

function layOut(): Promise<void> {
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
