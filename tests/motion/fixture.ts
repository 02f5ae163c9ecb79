/** Motion specs run on the second build, which leaves its timelines where a test can read them. */
import type { Page } from 'playwright/test';
import type { TestHooks } from '../../src/motion/test-hooks.ts';

export type Seen = Window & { __motion?: TestHooks };

export const ready = (page: Page, scene: string) =>
  page.waitForFunction((name) => (window as unknown as Seen).__motion?.timelines.has(name), scene);

export const ticks = (page: Page) =>
  page.evaluate(() => (window as unknown as Seen).__motion?.gsap.ticker.frame ?? 0);
