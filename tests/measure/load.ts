/** A cold load on a phone: the bytes on the line, the time to the first paints, and the work after them. */
import { setTimeout as span } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { sizes } from '../support/sizes.ts';

/** DevTools' "slow 4G", as Lighthouse's phone has it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 86_400,
};

/** Lighthouse's phone has this pixel density. */
const phone = { ...sizes.phone, deviceScaleFactor: 1.75 };

export type Weight = { total: number; js: number; requests: number };
export type Paints = { firstPaint: number; largestPaint: number; blocking: number };

/**
 * Opens the page and waits until the site's script has run, and no request has been open for two seconds.
 * @returns the bytes on the line, headers included
 * @throws when that takes longer than 40 seconds
 */
export async function arrive(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const open = new Set<string>();
  const scripts = new Set<string>();
  const weight: Weight = { total: 0, js: 0, requests: 0 };
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    weight.requests += 1;
    open.add(requestId);
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.total += encodedDataLength;
    if (scripts.has(requestId)) weight.js += encodedDataLength;
    open.delete(requestId);
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  // The page's session hears the length of a worker's file, and not that it has loaded.
  const requested = new Map<string, { requestId: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    requested.set(request.url, { requestId, bytes: Number.NaN }),
  );
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers, headersText = '' }) => {
    const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
    const own = [...requested.values()].find((one) => one.requestId === requestId);
    if (own) own.bytes = Number(length) + headersText.length;
  });
  page.on('worker', (worker) => {
    const own = requested.get(worker.url());
    if (!own || !open.delete(own.requestId)) return;
    weight.total += own.bytes;
    weight.js += own.bytes;
    last = Date.now();
  });
  const deadline = Date.now() + 40_000;
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'gsapVersions' in window, null, { timeout: 40_000 });
  while (open.size > 0 || Date.now() - last < 2000) {
    if (Date.now() > deadline) throw new Error(`${address} does not come to rest`);
    await span(100);
  }
  return weight;
}

/** Weighs a phone's load before the first scroll. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage(phone);
  const weight = await arrive(page, address);
  await page.close();
  return weight;
}

/** Times the same load on slow 4G and a CPU four times slower: seconds to the paints, milliseconds beyond 50 in long tasks. */
export async function load(browser: Browser, address: string): Promise<Paints> {
  const page = await browser.newPage(phone);
  await page.addInitScript(() => {
    const seen = { largest: 0, long: [] as [number, number][] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.long.push([startTime, duration]);
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await arrive(page, address);
  const paints = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { largest: number; long: [number, number][] } };
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const after = seen.long.filter(([start, duration]) => start + duration > first);
    return {
      firstPaint: first / 1000,
      largestPaint: seen.largest / 1000,
      blocking: after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await page.close();
  return paints;
}
