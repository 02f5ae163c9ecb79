/** A page of the built site whose second section throws while it renders: the rest of the page stands. */
import { pageName } from '../../src/build/chunks.ts';
import { pageFile, type Route } from '../../src/content/routes.ts';
import type { Page } from 'playwright/test';
import { failures, traffic } from './fault.ts';
import { expect, open } from './site.ts';
import { walkQuickly } from './walk-quickly.ts';
import { fadedWords } from './words.ts';

/**
 * Stands in the page's code for its component, which it asks what it would show: the frame round the sections. It leaves
 * their number at the window.
 */
const broken = (component: string) => `
function Throws() { throw new Error('broken section'); }
function Broken() {
  const frame = ${component}();
  const { opening, children } = frame.props;
  const sections = [opening, children].flat().filter(Boolean);
  window.sections = sections.length;
  const shown = (part) => part === sections[1] ? { ...part, type: Throws } : part;
  const every = (parts) => Array.isArray(parts) ? parts.map(shown) : shown(parts);
  return { ...frame, props: { ...frame.props, opening: every(opening), children: every(children) } };
}`;

/** Changes the page's code on its way to the browser. */
async function breakSecond(page: Page, route: Route): Promise<void> {
  await page.route(
    new RegExp(`/assets/${pageName(`src/${pageFile(route)}`)}-[\\w-]{8}\\.js$`),
    async (request) => {
      const response = await request.fetch();
      let component = '';
      const body = (await response.text()).replace(/([\w$]+)(?= as Page\b)/, (name) => {
        component = name;
        return 'Broken';
      });
      await request.fulfill({ response, body: body + broken(component) });
    },
  );
}

/** React's own words where it has to draw a prerendered section anew. */
const RECOVERS = /React error #(422|520);/;

/** The parts of a page, from the top, by name; of a document that is not shown where one is given. */
const partsOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const shown = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return [...shown.querySelectorAll<HTMLElement>('main > *')].map(
      ({ dataset, textContent }) => dataset.section ?? dataset.component ?? textContent,
    );
  }, html);

/** How many sections a page has. */
export async function sectionCount(page: Page, route: Route, path: string): Promise<number> {
  await breakSecond(page, route);
  await open(page, path);
  return page.evaluate(() => (window as unknown as { sections: number }).sections);
}

/** Breaks a page's second section, comes there, and goes on and back. @param errors what the console says */
export async function standsBroken(page: Page, errors: string[], route: Route, by: 'load' | 'link') {
  const elsewhere = route.page === 'terms' ? 'privacy' : 'terms';
  const follow = (path: string) =>
    page
      .locator(`header a[href="${path}"], footer a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  const stands = async () => {
    await expect.poll(() => partsOf(page)).toEqual(parts);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await expect(failures(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(route.path);
    expect(errors.filter((text) => !RECOVERS.test(text))).toEqual([
      expect.stringContaining('broken section'),
    ]);
    errors.splice(0);
  };

  await breakSecond(page, route);
  const parts = await partsOf(page, await (await page.request.get(route.path)).text());
  parts[1] = 'This part of the page could not be shown. The rest is fine.';
  const { documents } = traffic(page);
  await open(page, by === 'load' ? route.path : `/${elsewhere}`);
  if (by === 'link') await follow(route.path);
  await stands();
  await walkQuickly(page);
  await expect.poll(() => fadedWords(page)).toEqual([]);

  await follow(`/${elsewhere}`);
  await expect(page.locator(`[data-section=${elsewhere}] h1`)).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  await page.goBack();
  await stands();
  expect(documents()).toBe(1);
}
