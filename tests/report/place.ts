/** Brings a scene to a progress by the clock that drives it, and waits until the page shows it. */
import type { Page } from 'playwright';
import { frames } from '../support/at-rest.ts';
import type { Case } from '../gate/motion/cases/case.ts';
import { motionOf } from '../gate/motion/fixture.ts';
import { farthest, type Reading } from '../gate/motion/reading.ts';
import { readings } from '../gate/motion/readings.ts';
import { jump } from '../support/site.ts';
import type { Clock } from './result.ts';

export const clockOf = ({ scrubbed, point }: Case): Clock =>
  scrubbed ? 'scroll' : point ? 'pointer' : 'time';

/** @returns its time there: seconds, or the progress itself */
export async function place(one: Case, page: Page, root: string, progress: number): Promise<number> {
  const motion = motionOf(page);
  if (one.point) {
    await one.point(page, root, progress);
    await page.waitForFunction((selector) => {
      const own = document.querySelector(selector);
      const moving = own && [own, ...own.querySelectorAll('*')];
      return !moving?.some((element) => window.__motion?.gsap.isTweening(element));
    }, root);
    return progress;
  }
  if (!one.scrubbed) return motion.seekRoot(root, progress);
  const { start, end } = await motion.span(root);
  const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  // A scene at the page's end goes only as far as a visitor can scroll.
  const y = Math.min(last, Math.max(0, Math.round(start + (end - start) * progress)));
  await jump(page, y);
  await frames(page, 2);
  return (y - start) / (end - start);
}

/** Places a scene and reads it, again while the page is behind: `patience` times at most, five frames apart. */
export async function readAt(
  one: Case,
  page: Page,
  root: string,
  progress: number,
  patience: number,
): Promise<{ time: number; all: Reading[] }> {
  for (let look = 0; ; look++) {
    const time = await place(one, page, root, progress);
    const all = await readings(one, page, root, time);
    if (farthest(all, time).error <= 1 || look === patience) return { time, all };
    await frames(page, 5);
  }
}
