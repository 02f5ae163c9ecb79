/** Compares the first frame of a page that a link leads to, box by box, with the page at rest. */
import type { Page } from 'playwright/test';
import { animationsEnded } from './at-rest.ts';

/** The most that a box may be off, px. */
const TOLERANCE = 2;

/**
 * Follows a link and compares the elements in the window in the first frame of the new page with those of the page at rest.
 * @returns the elements that have moved, have gone or came late; those that a scene moves are left out
 */
export async function movedAfterFirstFrame(page: Page, path: string): Promise<string[]> {
  await page.evaluate((to) => {
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
        const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
        const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return (
          inWindow && width > 1 && height > 1 && !element.closest('[data-cord], canvas, svg, video, .sr-only')
        );
      });
    const first = new Promise<Map<HTMLElement, DOMRect>>((done) => {
      const before = document.querySelector('main h1');
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          done(new Map(shown().map((element) => [element, element.getBoundingClientRect()]))),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(window, { firstFrame: { first, shown } });
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)][0];
    if (!link) throw new Error(`no link leads to ${to}`);
    link.click();
  }, path);
  await page.waitForFunction(
    (to) => location.pathname === to && !document.documentElement.dataset.transition,
    path,
  );
  await page.evaluate(async () => {
    await (window as unknown as { firstFrame: { first: Promise<unknown> } }).firstFrame.first;
    await document.fonts.ready;
  });
  await animationsEnded(page, 'main');
  return page.evaluate(async (tolerance) => {
    type Kept = { first: Promise<Map<HTMLElement, DOMRect>>; shown: () => HTMLElement[] };
    const { first, shown } = (window as unknown as { firstFrame: Kept }).firstFrame;
    const boxes = await first;
    /** The frames in a row without a new element. */
    let same = 0;
    for (let last = -1; same < 20; ) {
      await new Promise(requestAnimationFrame);
      const count = document.querySelectorAll('main *').length;
      same = count === last ? same + 1 : 0;
      last = count;
    }
    const nameOf = (element: HTMLElement) =>
      `${element.localName}.${element.className} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
    /** Scenes and effects write styles into their parts. */
    const byScene = (element: HTMLElement) => {
      for (let at: HTMLElement | null = element; at; at = at.parentElement)
        if (/transform|translate|opacity|--(top|remaining|x)/.test(at.getAttribute('style') ?? ''))
          return true;
      return false;
    };
    const found: string[] = [];
    for (const [element, was] of boxes) {
      if (byScene(element)) continue;
      if (!element.isConnected) {
        found.push(`gone: ${nameOf(element)}`);
        continue;
      }
      const is = element.getBoundingClientRect();
      const off = Math.max(
        ...(['left', 'top', 'right'] as const).map((side) => Math.abs(is[side] - was[side])),
      );
      if (off > tolerance) found.push(`moved by ${off.toFixed(1)} px: ${nameOf(element)}`);
    }
    for (const element of shown())
      if (!boxes.has(element) && !byScene(element)) found.push(`late: ${nameOf(element)}`);
    return found;
  }, TOLERANCE);
}
