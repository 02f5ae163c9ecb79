/** A case of the choreography's table, and the helpers with which cases are written. */
import type { Page } from 'playwright/test';
import { sizes } from '../../../support/site.ts';
import type { Piece, Track } from '../keyframes.ts';
import { type WindowName, windowNames } from '../windows.ts';
import type { Reading } from '../reading.ts';

export type Size = { viewport: { width: number; height: number }; hasTouch?: boolean; isMobile?: boolean };

export type Case = {
  scene: string;
  route: string;
  /** Its windows, if not desktop, tablet and phone. */
  sizes?: Size[];
  root?: string;
  /** Makes the scene run, and run again after a disturbance. */
  arrive: (page: Page, root: string) => Promise<unknown>;
  /** The scroll is its clock: it is checked at scroll positions. */
  scrubbed?: true;
  /** The scroll positions between which it runs: an edge of the root, or of a part, is so far down the window. */
  trigger?: { part?: string; top: number } & ({ bottom: number } | { lastTop: number });
  /** The pointer is its clock: moves the pointer to a fraction of its way. */
  point?: (page: Page, root: string, progress: number) => Promise<void>;
  tracks?: (page: Page, root: string) => Promise<Track[]>;
  /** Values that no table gives, read at a time in seconds, or at a fraction of the scroll or of the pointer's way. */
  measure?: (page: Page, time: number, root: string) => Promise<Reading[]>;
};

export const at = (width: number, height: number): Size => ({ viewport: { width, height } });
export const staged: [Size, Size, Size] = [sizes.desktop, sizes.tablet, at(720, 620)];

/** The windows that a case is run in. */
export const windowsOf = (one: Case): { window: WindowName; size: Size }[] =>
  (one.sizes ?? [sizes.desktop, sizes.tablet, sizes.phone]).map((size, index) => ({
    window: windowNames[index] ?? 'desktop',
    size,
  }));

/** The selector of a case's root. */
export const rootOf = ({ root, scene }: Case): string => root ?? `[data-scene=${scene}]`;

export const piece = (from: number, to: number, start: number, length: number, ease = 'none'): Piece => ({
  from,
  to,
  start,
  length,
  ease,
});
export const track = (part: string, nth: number, value: Track['value'], ...pieces: Piece[]): Track => ({
  part,
  nth,
  value,
  pieces,
});
export const count = (page: Page, selector: string) => page.locator(selector).count();
export const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, i) => make(i));

/** Scrolls a root to half a screen below the window: there its scene is built, and has not begun. */
export async function near(page: Page, root: string) {
  await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    window.scrollTo({
      top: window.scrollY + (box?.top ?? 0) - window.innerHeight * 1.5,
      behavior: 'instant',
    });
  }, root);
}

/** Scrolls a root to the window's middle, or its top to the window's top if it is taller. */
export async function inView(page: Page, root: string) {
  await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const room = Math.max(0, (window.innerHeight - (box?.height ?? 0)) / 2);
    window.scrollTo({ top: window.scrollY + (box?.top ?? 0) - room, behavior: 'instant' });
  }, root);
}

/** A number read from the first element found. */
export const number = (page: Page, selector: string, read: (element: HTMLElement) => number) =>
  page.locator(selector).first().evaluate(read);
