/** The site, built for assets of another origin: it loads from there with its fonts and its policy, and can be read without it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { HeaderRule } from '../../../src/build/headers.ts';
import { nginxServer } from '../../../src/build/nginx.ts';
import { launchOptions } from '../../tools/chromium.mjs';
import { shownLetters } from '../../support/words.ts';
import { hasBrotli, type Server, startNginx } from './nginx.ts';

const SITE = '127.0.0.1:4193';
const ASSETS = '127.0.0.1:4195';
const folder = resolve('test-results/asset-origin');

function build(): HeaderRule[] {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  execFileSync(process.execPath, vite, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The runner has set `NODE_ENV` for itself.
    env: { ...process.env, NODE_ENV: 'production', VITE_ASSET_BASE: `http://${ASSETS}/` },
  });
  return JSON.parse(readFileSync(`${folder}/.headers.json`, 'utf8'));
}

/** Opens a page, and notes its errors and the addresses of its files. */
async function watchedPage(
  browser: Browser,
): Promise<{ page: Page; errors: string[]; files: Map<string, string> }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  const files = new Map<string, string>();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('requestfinished', (request) => files.set(request.url(), request.resourceType()));
  return { page, errors, files };
}

async function expectLoads(browser: Browser): Promise<void> {
  const { page, errors, files } = await watchedPage(browser);
  await page.goto(`http://${SITE}/`, { waitUntil: 'load' });
  await page.waitForFunction(() => 'gsapVersions' in window);
  // A cord is drawn from pictures that a script fetches.
  await page.locator('[data-cord][data-drawn]').first().waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
  await page.waitForURL(`http://${SITE}/pricing`);
  await page.waitForFunction(() => document.title.startsWith('Pricing'));
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  // The fallbacks are the machine's own fonts.
  const fetched = fonts.map((name) => name.replaceAll('"', '')).filter((name) => !name.endsWith('Fallback'));
  assert.deepEqual(fetched.sort(), ['Anybody', 'Anybody Black', 'Familjen Grotesk', 'Martian Mono']);
  assert.deepEqual(errors, []);
  const own = [...files].filter(([url, type]) => url.startsWith(`http://${SITE}`) && type !== 'document');
  const asked = own.map(([url]) => new URL(url).pathname.replace(/-[\w-]{8}\./, '-*.'));
  assert.deepEqual(asked, ['/assets/painter.worker-*.js'], 'what the site itself had to give');
  await page.close();
}

async function expectReadable(browser: Browser): Promise<void> {
  const { page } = await watchedPage(browser);
  for (const path of ['/', '/pricing', '/resources/blog']) {
    await page.goto(`http://${SITE}${path}`, { waitUntil: 'load' });
    assert(await page.locator('h1').first().isVisible(), `${path} has no heading`);
    assert((await shownLetters(page)) > 500, `${path} has no words`);
  }
  await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
  await page.waitForURL(`http://${SITE}/terms`);
  await page.close();
}

/** @returns the checks, in this order: the second stops the assets' origin */
export function assetOrigin(): [name: string, run: () => Promise<void>][] {
  let site: Server | undefined;
  let assets: Server | undefined;
  let browser: Browser | undefined;
  return [
    [
      'assets load from another origin, with the site’s fonts and policy',
      async () => {
        const rules = build();
        const server = (listen: string) => nginxServer({ root: folder, listen, rules, brotli: hasBrotli() });
        site = await startNginx(server(SITE), `http://${SITE}`);
        assets = await startNginx(server(ASSETS), `http://${ASSETS}`);
        browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox'] });
        await expectLoads(browser);
      },
    ],
    [
      'pages can be read when that origin is down',
      async () => {
        assert(browser && assets && site, 'the origins did not start');
        assets.stop();
        try {
          await expectReadable(browser);
        } finally {
          await browser.close();
          site.stop();
        }
      },
    ],
  ];
}
