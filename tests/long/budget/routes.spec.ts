import type { Browser } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { budgets } from '../../measure/budgets.ts';
import { arrive } from '../../measure/load.ts';
import { expect, sizes, test } from '../../support/site.ts';

type FirstLoad = { path: string; js: number; foreign: string[] };

/** A page's first load on a phone: the bytes of its JavaScript, and pictures that nothing on the page shows. */
async function firstLoad(browser: Browser, address: string, path: string): Promise<FirstLoad> {
  const page = await browser.newPage(sizes.phone);
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    // The cords draw theirs on canvases.
    if (/\.(avif|webp|jpe?g|png)$/.test(url) && !/\/(coil|plug)-/.test(url)) pictures.add(url);
  });
  const { js } = await arrive(page, address + path);
  const shown = await page.evaluate(() => [
    ...[...document.images].map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('video')].map(({ poster }) => poster),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map(({ href }) => href),
  ]);
  await page.close();
  return { path, js, foreign: [...pictures].filter((url) => !shown.includes(url)) };
}

test("every page's first load has hardly more JavaScript than home's, and its own pictures only", async ({
  browser,
  baseURL,
}) => {
  const loads: FirstLoad[] = [];
  const paths = routes.map(({ path }) => path);
  // Bytes do not depend on the time, so several pages are loaded at once.
  const worker = async () => {
    for (let path = paths.shift(); path; path = paths.shift())
      loads.push(await firstLoad(browser, baseURL ?? '', path));
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const home = loads.find(({ path }) => path === '/')?.js ?? Number.NaN;
  console.log(
    `JavaScript beyond home's, kB: ${loads.map(({ path, js }) => `${path} ${((js - home) / 1000).toFixed(1)}`).join(', ')}`,
  );
  expect.soft(loads.filter(({ js }) => !(js <= home + budgets.routeJs))).toEqual([]);
  expect(loads.filter(({ foreign }) => foreign.length > 0)).toEqual([]);
});
