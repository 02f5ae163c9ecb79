/** A page that is busy hears of several crossings of a section at once. The newest counts, not the first. */
import type { Page } from 'playwright/test';
import { expect, jump, open, test, visit } from '../site.ts';
import { ready, type Seen } from './fixture.ts';

type Held = { hold: boolean; release: () => void };

/** Keeps back what observers have seen for as long as the page is held, and then hands it over in one piece. */
async function holdable(page: Page, held = false) {
  await page.addInitScript((from) => {
    const host = window as unknown as Held;
    const flushes: (() => void)[] = [];
    const Native = window.IntersectionObserver;
    host.hold = from;
    host.release = () => {
      host.hold = false;
      for (const flush of flushes) flush();
    };
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          if (!host.hold) callback(kept.splice(0), observer);
        }, options);
        flushes.push(() => kept.length > 0 && callback(kept.splice(0), this));
      }
    };
  }, held);
}

const hold = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Held).hold = true;
  });
const release = (page: Page) => page.evaluate(() => (window as unknown as Held).release());

test('a scene is fetched when its section came near between two looks', async ({ page }) => {
  await holdable(page, true);
  await open(page);
  await page.waitForFunction(() => (window as unknown as Seen).__motion?.ScrollTrigger);
  await page.waitForTimeout(200);
  await visit(page, 'showcase');
  await page.waitForTimeout(200);
  await release(page);
  await ready(page, 'showcase');
});

test('a scene plays on when its section left and came back between two looks', async ({ page }) => {
  await holdable(page);
  await open(page);
  await ready(page, 'typewriter');
  const paused = () =>
    page.evaluate(() => (window as unknown as Seen).__motion?.timelines.get('typewriter')?.paused());
  await expect.poll(paused).toBe(false);
  await hold(page);
  await jump(page, 3000);
  await page.waitForTimeout(200);
  await jump(page, 0);
  await page.waitForTimeout(200);
  await release(page);
  await page.waitForTimeout(100);
  expect(await paused()).toBe(false);
});
