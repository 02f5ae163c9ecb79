/** A wheel from top to bottom on a desktop: its cost on the main thread, and the evenness of its frames. */
import { setTimeout as span } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { sizes } from '../support/sizes.ts';
import { mainThread } from './main-thread.ts';

/** Pixels of one notch, and milliseconds from one to the next: 1,200 px a second. */
const NOTCH = 100;
const PACE = 1000 / 12;

export type Scrolled = {
  /** Main thread per second at the top, and at the foot of the page after the scroll. */
  playing: number;
  resting: number;
  /** For 1,000 px. */
  ms: number;
  layouts: number;
  styles: number;
  /** Percent of the frames that took longer than 20 ms. */
  late: number;
};

const top = (page: Page) =>
  page.evaluate(() => ({
    y: window.scrollY,
    end: document.documentElement.scrollHeight - window.innerHeight,
  }));

/** The length that a page scrolls on a desktop, px. */
export async function scrollLength(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage(sizes.desktop);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { end } = await top(page);
  await page.close();
  return end;
}

type Wheel = {
  /** Pixels after which it ends, if the page does not end before. */
  most?: number;
  /** Called every half second with the scroll position, and the place of the page that is in the middle of the window. */
  each?: (y: number, middle: number) => Promise<void>;
};

/** Turns the wheel until the page is at its end or has scrolled `most` pixels. @returns the pixels that it has scrolled */
export async function wheel(
  page: Page,
  { most = Number.POSITIVE_INFINITY, each }: Wheel = {},
): Promise<number> {
  const { y: start } = await top(page);
  await page.mouse.move(720, 450);
  const began = Date.now();
  const limit = began + 120_000;
  for (let notches = 1; Date.now() < limit; notches++) {
    // The hand does not wait for the page.
    void page.mouse.wheel(0, NOTCH).catch(() => {});
    await span(Math.max(0, began + notches * PACE - Date.now()));
    if (notches % 6 > 0) continue;
    const { y, end } = await top(page);
    await each?.(y, y + sizes.desktop.viewport.height / 2);
    if (y >= end - 2 || y - start >= most) return y - start;
  }
  throw new Error('the wheel did not reach the end of the page');
}

/** Times the page's frames from now on. `take` returns the milliseconds of those since its last call. */
export async function framesOf(page: Page): Promise<{ take(): Promise<number[]>; stop(): Promise<void> }> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      if ('frames' in window) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return {
    take: () => page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0)),
    stop: () => page.evaluate(() => void Reflect.deleteProperty(window, 'frames')),
  };
}

/** Opens a page, waits for its late work, and turns the wheel through it. */
export async function scroll(
  browser: Browser,
  address: string,
  { cpu = 1, most }: { cpu?: number; most?: number } = {},
): Promise<Scrolled> {
  const page = await browser.newPage(sizes.desktop);
  await page.goto(address, { waitUntil: 'networkidle' });
  await span(3000);
  const thread = await mainThread(page);
  await thread.session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const perSecond = async () => {
    const before = await thread.spent();
    await span(3000);
    return (await thread.since(before)).ms / 3;
  };
  const playing = await perSecond();
  const timed = await framesOf(page);
  const before = await thread.spent();
  const pixels = await wheel(page, most === undefined ? {} : { most });
  const spent = await thread.since(before);
  const frames = (await timed.take()).slice(1);
  await timed.stop();
  await span(2000);
  const resting = await perSecond();
  await page.close();
  const thousands = pixels / 1000;
  return {
    playing,
    resting,
    ms: spent.ms / thousands,
    layouts: spent.layouts / thousands,
    styles: spent.styles / thousands,
    late: (100 * frames.filter((ms) => ms > 20).length) / frames.length,
  };
}
