/** The site's due state between two actions: free to scroll and to press, and as heavy as before. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { routes } from '../../../src/content/routes.ts';
import { HOME_SIZE, press } from './actions.ts';

/** The page's state, as one look tells it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return {
      path: location.pathname,
      dialog: document.querySelector('dialog:modal') !== null,
      locked: 'locked' in root.dataset,
      inert: document.querySelector('main')?.closest('[inert]') !== null,
      french: root.lang === 'fr',
      busy: document.querySelector('[aria-busy=true]') !== null,
      dark: root.classList.contains('dark'),
      moves: root.dataset.motion === 'full',
      long: root.scrollHeight > window.innerHeight + 200,
      y: window.scrollY,
    };
  });

type Look = Awaited<ReturnType<typeof look>>;

/**
 * Looks at the page until it is so.
 * @param before done before each look
 * @throws where it does not come to be so within ten seconds
 */
async function until(
  page: Page,
  what: string,
  isSo: (now: Look) => boolean,
  before?: () => Promise<unknown>,
) {
  const end = Date.now() + 10_000;
  for (;;) {
    await before?.();
    await wait(100);
    const now = await look(page);
    if (isSo(now)) return;
    assert(Date.now() < end, `${what}: ${JSON.stringify(now)}`);
  }
}

/** Closes what is open. @throws when a dialog stays, or the page is locked or inert without one */
export async function isFree(page: Page): Promise<void> {
  const escape = async () => (await look(page)).dialog && page.keyboard.press('Escape');
  await until(page, 'a dialog stays open', ({ dialog }) => !dialog, escape);
  await until(page, 'the page stays locked', ({ locked, inert }) => !locked && !inert);
  // An inertia that is still running may take it away again.
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await until(page, 'the page does not stay at its top', ({ y }) => y < 40, toTop);
  await page.mouse.move(300, 200);
  // A dialog that was asked for may have been on its way until now.
  const turn = async () => (await escape()) === false && page.mouse.wheel(0, 160);
  await until(page, 'the wheel does not scroll the page', ({ y, long }) => y > 40 || !long, turn);
}

/** Takes the site to where its weight is compared: home, at its top, light, in English, with motion. */
export async function toHome(page: Page): Promise<void> {
  await page.setViewportSize(HOME_SIZE);
  await isFree(page);
  await press(page, 'header a[href="/"]');
  await until(page, 'home does not come', ({ path }) => path === '/');
  await until(page, 'the language is not changed', ({ busy }) => !busy);
  if ((await look(page)).french) await press(page, 'div[data-language] > button');
  await until(page, 'English does not come', ({ french }) => !french);
  if ((await look(page)).dark) await press(page, '[data-scene=theme-wipe]');
  await until(page, 'the day does not come', ({ dark }) => !dark);
  if (!(await look(page)).moves) await press(page, '[role=switch]');
  await until(page, 'motion does not come', ({ moves }) => moves);
  // Whatever is fetched near the window has been.
  for (const share of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate((at) => window.scrollTo({ top: at * document.documentElement.scrollHeight }), share);
    await page.waitForLoadState('networkidle');
  }
}

/** Every page once in each language, so that what is fetched once is there. */
export async function visitAll(page: Page): Promise<void> {
  for (const route of routes) {
    if (!(await press(page, `a[href="${route.path}"]`))) continue;
    await until(page, `${route.path} does not come`, ({ path }) => path === route.path);
    for (const wanted of [true, false]) {
      await press(page, 'div[data-language] > button');
      await until(page, 'the language is not changed', ({ french, busy }) => french === wanted && !busy);
    }
  }
}

/** The page's heap once all that can go is gone, bytes. */
export async function heap(page: Page, session: CDPSession): Promise<number> {
  await toHome(page);
  let least = Number.POSITIVE_INFINITY;
  // An object that holds another until it is collected itself needs a second time.
  for (let times = 0; times < 3; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    least = Math.min(least, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN);
  }
  return least;
}
