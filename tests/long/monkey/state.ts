/** The state that the site must be in between two actions: free to scroll and to press, with a heap that does not grow. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { routes } from '../../../src/content/routes.ts';
import { HOME_SIZE, press } from './actions.ts';

/** The page's state at this moment. */
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
 * Looks at the page until a condition holds.
 * @param before runs before each look
 * @throws if the condition does not hold within ten seconds
 */
async function until(
  page: Page,
  what: string,
  holds: (now: Look) => boolean,
  before?: () => Promise<unknown>,
) {
  const end = Date.now() + 10_000;
  for (;;) {
    await before?.();
    await wait(100);
    const now = await look(page);
    if (holds(now)) return;
    assert(Date.now() < end, `${what}: ${JSON.stringify(now)}`);
  }
}

/** Closes every dialog. @throws when a dialog stays, or the page is locked or inert without one */
export async function expectFree(page: Page): Promise<void> {
  const escape = async () => (await look(page)).dialog && page.keyboard.press('Escape');
  await until(page, 'a dialog stays open', ({ dialog }) => !dialog, escape);
  await until(page, 'the page stays locked', ({ locked, inert }) => !locked && !inert);
  // Inertia that is still running may scroll the page away again.
  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await until(page, 'the page does not stay at its top', ({ y }) => y < 40, toTop);
  await page.mouse.move(300, 200);
  // A dialog that was pressed for may have been loading until now.
  const turn = async () => (await escape()) === false && page.mouse.wheel(0, 160);
  await until(page, 'the wheel does not scroll the page', ({ y, long }) => y > 40 || !long, turn);
}

/** Takes the site to the state in which its heap is compared: home, at its top, light, in English, with motion. */
export async function toHome(page: Page): Promise<void> {
  await page.setViewportSize(HOME_SIZE);
  await expectFree(page);
  await press(page, 'header a[href="/"]');
  await until(page, 'home does not open', ({ path }) => path === '/');
  await until(page, 'the language is not changed', ({ busy }) => !busy);
  if ((await look(page)).french) await press(page, 'div[data-language] > button');
  await until(page, 'English does not come', ({ french }) => !french);
  if ((await look(page)).dark) await press(page, '[data-scene=theme-wipe]');
  await until(page, 'the light theme does not come', ({ dark }) => !dark);
  if (!(await look(page)).moves) await press(page, '[role=switch]');
  await until(page, 'motion does not come', ({ moves }) => moves);
  // Everything that is fetched near the window is fetched.
  for (const progress of [0.25, 0.5, 0.75, 1, 0]) {
    await page.evaluate(
      (at) => window.scrollTo({ top: at * document.documentElement.scrollHeight }),
      progress,
    );
    await page.waitForLoadState('networkidle');
  }
}

/** Opens every page once in each language, so that everything that is fetched once is there. */
export async function visitAll(page: Page): Promise<void> {
  for (const route of routes) {
    if (!(await press(page, `a[href="${route.path}"]`))) continue;
    await until(page, `${route.path} does not open`, ({ path }) => path === route.path);
    for (const wanted of [true, false]) {
      await press(page, 'div[data-language] > button');
      await until(page, 'the language is not changed', ({ french, busy }) => french === wanted && !busy);
    }
  }
}

/** The page's heap after garbage collection, bytes. */
export async function heap(page: Page, session: CDPSession): Promise<number> {
  await toHome(page);
  let least = Number.POSITIVE_INFINITY;
  // An object that another one holds until its own collection needs a second one.
  for (let times = 0; times < 3; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    least = Math.min(least, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN);
  }
  return least;
}
