/** Waits for a page to come to rest. No test waits for a time: it waits for frames, animations, the end of a scroll. */
import type { Page } from 'playwright/test';

/**
 * Waits until the page has painted a number of frames. Once in a hundred visits Chromium without a screen stops painting a
 * page whose scripts run on: no frame is waited for longer than half a second.
 */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++)
      await new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 500);
      });
  }, count);

/** Sets the window's size and waits until the page is painted at it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await frames(page);
}

/** Waits for the end of all CSS transitions within an element, and of the animations that have an end. */
export async function animationsEnded(page: Page, selector = 'html'): Promise<void> {
  // A change of this moment begins its transition in the next frame.
  await frames(page);
  await page.waitForFunction((root) => {
    const moving = document
      .querySelector(root)
      ?.getAnimations({ subtree: true })
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    return moving?.length === 0;
  }, selector);
}

/** Waits until the page has stopped scrolling, its inertia included: Lenis marks the root as long as that lasts. */
export const scrollEnded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = Number.NaN;
        let same = 0;
        const look = () => {
          const smooth = document.documentElement.classList.contains('lenis-smooth');
          same = window.scrollY === last && !smooth ? same + 1 : 0;
          last = window.scrollY;
          if (same < 10) requestAnimationFrame(look);
          else done();
        };
        look();
      }),
  );
