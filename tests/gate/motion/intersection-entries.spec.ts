/** A page that is busy hears of several intersections of a section at once. The newest counts, not the first. */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { jump, open, visit } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

declare global {
  interface Window {
    /** The entries observers saw, while held back. */
    held: { hold: boolean; entries: IntersectionObserverEntry[]; release: () => void };
  }
}

/** Keeps back what observers have seen for as long as the page is held, from its load on, and then hands it over in one piece. */
async function holdable(page: Page) {
  await page.addInitScript(() => {
    const flushes: (() => void)[] = [];
    const Native = window.IntersectionObserver;
    window.held = {
      hold: true,
      entries: [],
      release: () => {
        window.held.hold = false;
        for (const flush of flushes) flush();
      },
    };
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          if (window.held.hold) window.held.entries.push(...entries);
          else callback(kept.splice(0), observer);
        }, options);
        flushes.push(() => kept.length > 0 && callback(kept.splice(0), this));
      }
    };
  });
}

const release = (page: Page) => page.evaluate(() => window.held.release());

/** Whether the newest that is held back of a scene's root says that it is near or in view. */
const newest = (page: Page, scene: string) =>
  page.evaluate(
    (name) =>
      window.held.entries.findLast(({ target }) => target.getAttribute('data-scene') === name)
        ?.isIntersecting,
    scene,
  );

test('a scene is built when its section came near between two looks, and plays on when it left and came back', async ({
  motion,
  page,
}) => {
  await holdable(page);
  await open(page);
  await motion.hooks();
  await expect.poll(() => newest(page, 'showcase')).toBe(false);
  await visit(page, 'showcase');
  await expect.poll(() => newest(page, 'showcase')).toBe(true);
  await release(page);
  await motion.ready('showcase');

  await jump(page, 0);
  await motion.ready('typewriter');
  // It rests between its steps: that it plays shows in that it goes on.
  const time = async () => (await motion.timeline('typewriter'))?.time;
  const goesOn = async () => {
    const before = await time();
    await expect.poll(time).not.toBe(before);
  };
  await goesOn();
  await page.evaluate(() => {
    window.held.entries = [];
    window.held.hold = true;
  });
  await jump(page, 3000);
  await expect.poll(() => newest(page, 'typewriter')).toBe(false);
  await jump(page, 0);
  await expect.poll(() => newest(page, 'typewriter')).toBe(true);
  await release(page);
  await frames(page, 4);
  await goesOn();
});
