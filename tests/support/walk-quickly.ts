import type { Page } from 'playwright/test';

/** Walks down the page by whole screens, in one call, so that everything lazy or revealed has been in the window. */
export const walkQuickly = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < Math.min(root.scrollHeight, 60_000); top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise<unknown>((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 500);
        });
    }
  });
