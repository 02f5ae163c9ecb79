/** Shared by every browser test: the three sizes, a page that reports its errors, and scrolling by hand. */
import axe from 'axe-core';
import { test as base, expect, type Page } from 'playwright/test';
import { animationsEnded, frames } from './at-rest.ts';

export { sizes } from './sizes.ts';

export const test = base.extend<{ errors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads a fixture's needs from this pattern
  errors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, errors }, use) => {
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await use(page);
    expect(errors, 'errors on the page').toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
}

/**
 * Waits until React has hydrated every section, each of them in a task of its own. A page whose code did not arrive keeps its
 * words without React.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const of = (element: Element, name: string) =>
      Object.entries(element).find(([key]) => key.startsWith(`__react${name}$`))?.[1];
    const main = document.querySelector('main');
    const isKept = main && of(main, 'Props')?.dangerouslySetInnerHTML;
    const shown = [...document.querySelectorAll(`header, main, footer${isKept ? '' : ', main > *'}`)];
    return shown.length > 2 && shown.every((one) => of(one, 'Fiber'));
  });
  await frames(page);
}

/**
 * Closes a tab and brings the one behind it to the front, as a browser with a window does. Chromium without a screen does not
 * promise it, and a tab that stays behind may paint no frame: a press in it would wait for ever.
 */
export async function closeTab(tab: Page, behind: Page): Promise<void> {
  await tab.close();
  await behind.bringToFront();
}

/** Holds back every request for these addresses until the returned function is called. */
export async function hold(page: Page, ...addresses: string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const address of addresses)
    await page.route(address, async (route) => {
      await released;
      await route.continue();
    });
  return release;
}

/** Opens a page and holds back its scripts. @returns releases them and waits until React has hydrated the page */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const go = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return async () => {
    go();
    await hydrated(page);
  };
}

/**
 * Waits until the page is laid out, when its scenes begin. With a mouse, Lenis marks the root when it starts; a touch screen
 * has native scrolling only.
 */
export async function motionReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'gsapVersions' in window && document.documentElement.dataset.firstPaint === undefined,
  );
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return frames(page);
  await expect(async () => {
    await page.mouse.move(300 + Math.random() * 9, 80);
    expect(await page.evaluate(() => document.documentElement.classList.contains('lenis'))).toBe(true);
  }).toPass();
}

/** Marks the one reload that a build's missing chunk may cause as spent, for the build that the page comes from. */
export const spendReload = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const entry = document.querySelector<HTMLLinkElement>('body > link[rel=modulepreload]')?.href;
      sessionStorage.setItem('allo:reload', JSON.stringify([entry]));
    }),
  );

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

export const jump = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

export const sectionTop = (page: Page, name: string) =>
  page
    .locator(`[data-section="${name}"], [data-component="${name}"]`)
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** Brings a section or component to the window's top. */
export async function visit(page: Page, name: string, offset = 0): Promise<void> {
  await jump(page, (await sectionTop(page, name)) + offset);
}

/** Walks down the whole page in steps of half a screen, so that everything lazy or revealed has been seen. */
export async function walk(page: Page): Promise<void> {
  const step = (page.viewportSize()?.height ?? 800) / 2;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await height()); y += step) {
    await jump(page, y);
    await frames(page);
  }
}

export const maxScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

export async function switchToFrench(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'FR, switch to French' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The mouse leaves the button, whose hover style is still changing.
  await page.mouse.move(2, 2);
  await animationsEnded(page);
}

/**
 * Expects axe to find no violation. The page's policy forbids foreign scripts, so axe runs through the browser's protocol.
 * @param rules runs these rules only: a theme changes contrast alone
 */
export async function expectAccessible(page: Page, what: string, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async (values) => {
    const run = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run.run(document, {
      runOnly: values
        ? { type: 'rule', values }
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
  expect(violations, what).toEqual([]);
}
