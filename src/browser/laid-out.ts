/**
 * The first paint lays out only what is near the window (`data-first-paint`: set by the head script, read by
 * `base.css`). The rest follows here, a section at a time, when the browser is idle. Code that measures the
 * page waits for it.
 */
import { whenIdle } from './when-idle.ts';

const waiting = () =>
  document.querySelectorAll<HTMLElement>('main > section:not([data-laid-out]), footer:not([data-laid-out])');

/** Longest wait of a section, ms. */
const LATEST = 1500;

let done: Promise<void> | undefined;

/** Resolves when the whole page is laid out. The first call, made after hydration, starts it. */
export function laidOut(): Promise<void> {
  done ??= layOut();
  return done;
}

/**
 * Lays out the rest at once, so that the jump or measurement that follows finds every place at its true
 * height.
 */
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
