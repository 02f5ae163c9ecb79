/**
 * `npm run check:all -- monkey`: ten minutes of clicks, keys, wheels, resizes and changes of theme, language, motion and page, the
 * same ones for the same seed. No error in the console, no lock that stays, and hardly more memory than before.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../../tools/chromium.mjs';
import { numbers } from '../../support/random.ts';
import { actions, HOME_SIZE, pick } from './actions.ts';
import { heap, expectFree, visitAll } from './state.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);

/** How much the page's heap may grow. */
const GROWTH = 0.05;
/** Minutes from which the growth counts: a shorter run still does many things for the first time. */
const WEIGHED = 5;
/**
 * V8 compiles a function that has run often into the heap that is measured: in ten minutes a megabyte and a half, while the
 * page's own objects stay the same. These flags make it interpret.
 */
const INTERPRET = '--js-flags=--no-opt --no-maglev --no-sparkplug';
/** Actions between two looks at the page. */
const LOOK = 40;

const errors: string[] = [];
const done: string[] = [];
const random = numbers(seed);

/**
 * Waits until the page is idle. Chromium never frees a `picture` that was created and never came into the page, nor the elements
 * around it: a change of page that is broken off while React renders it would count as memory of the site's.
 */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 500 })));

/** @throws at the first error on the page, and when something stays locked */
async function act(page: Page, until: number): Promise<void> {
  while (Date.now() < until) {
    const action = pick(actions, random);
    // A page that is being replaced does not answer; the next action finds the new one.
    done.push(await action(page, random));
    await idle(page);
    if (done.length % LOOK === 0) await expectFree(page);
    assert.deepEqual(errors, []);
  }
}

async function main(): Promise<void> {
  const server = await preview({ logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox', INTERPRET] });
  try {
    const page = await browser.newPage({ viewport: HOME_SIZE });
    let documents = 0;
    page.on('load', () => (documents += 1));
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && !link.href.startsWith(location.origin)) event.preventDefault();
      }),
    );
    await page.goto(origin, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');

    await visitAll(page);
    // Code is compiled when it first runs: some of the time is for that.
    const begin = Date.now();
    await act(page, begin + minutes * 12_000);
    const before = await heap(page, session);
    await act(page, begin + minutes * 60_000);
    const after = await heap(page, session);
    const growth = after / before - 1;
    const [from, to] = [before, after].map((bytes) => (bytes / 1e6).toFixed(2));
    console.log(
      `seed ${seed}: ${done.length} actions in ${minutes} min, ${documents} document(s), no error, nothing locked; ` +
        `heap ${from} to ${to} MB, ${(growth * 100).toFixed(1)} % (at most ${GROWTH * 100} %)`,
    );
    assert.equal(documents, 1, 'the page was reloaded');
    assert(minutes < WEIGHED || growth < GROWTH, 'the page holds more than it did');
  } finally {
    await browser.close();
    await server.close();
  }
}

let code = 0;
await main().catch((error: unknown) => {
  code = 1;
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    `seed ${seed}, action ${done.length}: ${message}\n${errors.join('\n')}\nafter ${done.slice(-30).join(' · ')}`,
  );
});
process.exit(code);
