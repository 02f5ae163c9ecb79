/** A change of page on a desktop whose processor is four times slower: from the press to the paint of the new heading. */
import type { Browser } from 'playwright';
import { sizes } from '../support/sizes.ts';

type Scheduler = { postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };

/**
 * Presses a link that the mouse has rested on, so that the code of its page is loaded.
 * @returns milliseconds from the press to the end of the frame that has the new page's heading
 */
export async function turn(browser: Browser, address: string, to: string): Promise<number> {
  const page = await browser.newPage(sizes.desktop);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.dataset.firstPaint === undefined);
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 2000 })));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1');
    const last = heading();
    const painted = new Promise<number>((done) => {
      const follow = ({ timeStamp }: Event) => {
        const { scheduler } = window as unknown as { scheduler: Scheduler };
        const look = () => {
          const now = heading();
          if (!now || now === last) return requestAnimationFrame(look);
          // A task that is posted within a frame runs once that frame is painted: this one, ahead of all that wait.
          void scheduler.postTask(() => done(performance.now() - timeStamp), { priority: 'user-blocking' });
        };
        requestAnimationFrame(look);
      };
      addEventListener('pointerup', follow, { once: true, capture: true });
    });
    Object.assign(window, { painted });
  });
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await page.close();
  return ms;
}
