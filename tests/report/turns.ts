/**
 * View transitions: the browser plays them, so they have no timeline to seek. Each is begun, paused, and moved to a time by its
 * own animations; it is measured and filmed like a scene.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { configOf } from '../gate/motion/config-of.ts';
import { type WindowName, windowNames } from '../gate/motion/windows.ts';
import { animationsEnded, frames } from '../support/at-rest.ts';
import { bezier } from '../support/bezier.ts';
import { motionReady, open } from '../support/site.ts';
import { sizes } from '../support/sizes.ts';
import { develop } from './film.ts';
import {
  emptyResult,
  type Look,
  looks,
  type Picture,
  type Point,
  type Result,
  type Series,
  STOPS,
} from './result.ts';

type Way = { name: string; route: string; begin: (page: Page) => Promise<unknown> };
type Value = {
  what: string;
  unit: string;
  tolerance: number;
  /** The property that is read from the snapshot of the old page. */
  read: 'y' | 'clip';
  /** The wanted value at an eased progress. */
  at: (eased: number, height: number) => number;
};
export type Turn = {
  scene: string;
  /** Its length, s, and its easing's control points. */
  length: number;
  ease: [number, number, number, number];
  values: Value[];
  /** All of them are filmed, the first is measured. */
  ways: [Way, ...Way[]];
};
export type TurnUnit = { turn: Turn; window: WindowName };

const { turn } = configOf<{ config: { turn: number } }>('page-turn');
const { wipe } = configOf<{ config: { wipe: number } }>('theme-wipe');
const click = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      element.click();
    });

const nextPage = '[data-component=next-page] a';
const follow = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await frames(page);
  await click(selector)(page);
};

/** Follows a link of a menu, which is in the sheet of a narrow page. */
async function outOfMenu(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Menu' });
  if (await sheet.isVisible()) await sheet.click();
  else await page.locator('header nav a[href="/services"]').first().hover();
  const link = 'header a[href="/services/phone-systems"]:visible';
  await page.locator(link).first().waitFor();
  await animationsEnded(page);
  await click(link)(page);
}

export const turns: Turn[] = [
  {
    scene: 'page-turn',
    length: turn,
    // `--out` in `styles/tokens.css`.
    ease: [0.16, 1, 0.3, 1],
    values: [
      { what: 'old page, y', unit: 'px', tolerance: 2, read: 'y', at: (eased, height) => -height * eased },
    ],
    ways: [
      { name: '', route: '/services', begin: follow(nextPage) },
      {
        name: 'Back',
        route: '/services',
        begin: async (page) => {
          await follow(nextPage)(page);
          await page.locator('html:not([data-transition]) [data-section=chatbots]').waitFor();
          await page.evaluate(() => history.back());
        },
      },
      {
        name: 'A row of the list',
        route: '/services',
        begin: follow('[data-section] a[href="/services/automation"]'),
      },
      { name: 'A word of the rack', route: '/solutions', begin: follow('main a[href="/services/website"]') },
      { name: 'Out of a menu', route: '/terms', begin: outOfMenu },
    ],
  },
  {
    scene: 'theme-wipe',
    length: wipe,
    // `--glide`.
    ease: [0.45, 0, 0.55, 1],
    values: [{ what: 'wiped off', unit: '%', tolerance: 1, read: 'clip', at: (eased) => 100 * eased }],
    ways: [{ name: '', route: '/pricing', begin: click('button[data-scene=theme-wipe]') }],
  },
];

export const turnUnits: TurnUnit[] = turns.flatMap((one) =>
  windowNames.map((window) => ({ turn: one, window })),
);
const sizeOf = (window: WindowName) => sizes[window === 'small' ? 'phone' : window];

/** Begins a transition and pauses it at its first frame. */
async function hold(page: Page, { begin }: Way): Promise<void> {
  await begin(page);
  await page.waitForFunction(() => {
    const own = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
    for (const animation of own) animation.pause();
    return own.length > 0;
  });
}

/** Moves a transition to a time, s, and reads the place of the old page's snapshot. */
const place = (page: Page, time: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      if (!(animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')) continue;
      // At its very end it would be over.
      const end = Number(animation.effect?.getComputedTiming().endTime ?? ms);
      animation.currentTime = Math.min(ms, end - 0.01);
    }
    const style = getComputedStyle(document.documentElement, '::view-transition-old(root)');
    return {
      y: style.transform === 'none' ? 0 : new DOMMatrix(style.transform).f,
      clip: Number(/([\d.]+)%/.exec(style.clipPath)?.[1] ?? 0),
    };
  }, time * 1000);

const STEPS = 16;

async function measured(page: Page, one: Turn, height: number): Promise<Series[]> {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const series = one.values.map(({ what, unit, tolerance, at }): Series => {
    const line = steps.map(
      (progress): Point => [progress * one.length, at(bezier(one.ease, progress), height)],
    );
    return { what, nth: 0, unit, tolerance, line, there: [], back: [] };
  });
  for (const way of ['there', 'back'] as const)
    for (const progress of way === 'there' ? steps : steps.toReversed()) {
      const read = await place(page, progress * one.length);
      one.values.forEach((value, index) =>
        series[index]?.[way].push([progress * one.length, read[value.read]]),
      );
    }
  return series;
}

type Studio = { browser: Browser; site: string; folder: string };

/** Films one way in one look; `onHeld` is called while it is paused at its first frame. */
async function filmWay(
  { scene, length }: Turn,
  way: Way,
  look: Look,
  { browser, site, folder, window }: Studio & { window: WindowName },
  onHeld: (page: Page) => Promise<void>,
): Promise<Picture[]> {
  const still = look.startsWith('still');
  const context = await browser.newContext({
    ...sizeOf(window),
    baseURL: site,
    colorScheme: look.endsWith('night') ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const name = [scene, window, ...way.name.toLowerCase().split(' ')].filter(Boolean).join('-');
  const take = async (stop: number | null): Promise<Picture> => {
    const taken = await page.screenshot({ type: 'jpeg', quality: 90 });
    return { ...(await develop(taken, { page, folder, name }, look, stop)), way: way.name };
  };
  const pictures: Picture[] = [];
  await open(page, way.route);
  if (still) {
    await way.begin(page);
    await animationsEnded(page);
    pictures.push(await take(null));
  } else {
    await motionReady(page);
    await hold(page, way);
    await onHeld(page);
    for (const stop of STOPS) {
      await place(page, stop * length);
      pictures.push(await take(stop));
    }
  }
  await context.close();
  return pictures;
}

/** Measures and films one transition in one window. */
export async function shootTurn({ turn: one, window }: TurnUnit, studio: Studio): Promise<Result> {
  const size = sizeOf(window);
  const began = Date.now();
  const result = emptyResult({
    scene: one.scene,
    page: one.ways[0].route,
    window,
    size: size.viewport,
    clock: 'time',
    length: one.length,
  });
  mkdirSync(`${studio.folder}/pictures`, { recursive: true });
  try {
    for (const way of one.ways)
      for (const look of way === one.ways[0] ? looks : looks.slice(0, 2)) {
        const isMeasured = way === one.ways[0] && look === 'day';
        const pictures = await filmWay(one, way, look, { ...studio, window }, async (page) => {
          if (isMeasured) result.series = await measured(page, one, size.viewport.height);
        });
        result.pictures.push(...pictures);
      }
    const off = result.series.map((own) => {
      const most = Math.max(
        ...own.line.map(([, wanted], at) => Math.abs((own.there[at]?.[1] ?? Number.NaN) - wanted)),
      );
      return { error: most / own.tolerance, what: own.what, off: most, unit: own.unit };
    });
    const [worst] = off.sort((a, b) => b.error - a.error);
    if (worst) result.deviation = { ...worst, error: Number(worst.error.toFixed(3)) };
  } catch (error) {
    result.failure = error instanceof Error ? (error.message.split('\n')[0] ?? 'it failed') : String(error);
  }
  result.seconds = Math.round((Date.now() - began) / 1000);
  return result;
}
