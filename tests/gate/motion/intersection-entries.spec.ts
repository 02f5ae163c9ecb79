/** A busy page gets several intersection entries of a section at once. The newest counts, not the first. */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { jump, open, visit } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

declare global {
  interface Window {
    /** The entries of all observers while they are held back. */
    held: { hold: boolean; entries: IntersectionObserverEntry[]; release: () => void };
  }
}

/** Holds back the entries of all observers, from the page's load on, and delivers them together on release. */
async function holdEntries(page: Page) {
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

/** Whether the newest entry of a scene's root that is held back intersects. */
const newest = (page: Page, scene: string) =>
  page.evaluate(
    (name) =>
      window.held.entries.findLast(({ target }) => target.getAttribute('data-scene') === name)
        ?.isIntersecting,
    scene,
  );

test('a scene is built if its section came near among several entries, and plays on if it left and came back', async ({
  motion,
  page,
}) => {
  await holdEntries(page);
  await open(page);
  await motion.hooks();
  await expect.poll(() => newest(page, 'showcase')).toBe(false);
  await visit(page, 'showcase');
  await expect.poll(() => newest(page, 'showcase')).toBe(true);
  await release(page);
  await motion.ready('showcase');

  await jump(page, 0);
  await motion.ready('typewriter');
  // It rests between its steps: it plays if its time goes on.
  const time = async () => (await motion.timeline('typewriter'))?.time;
  const expectPlaying = async () => {
    const before = await time();
    await expect.poll(time).not.toBe(before);
  };
  await expectPlaying();
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
  await expectPlaying();
});
