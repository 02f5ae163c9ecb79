/** Chromium, through Playwright. */
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/chromium.mjs';
import { reportBreaches, type Start, WINDOW } from './driver.ts';

export const start: Start = async (setting) => {
  const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox'] });
  const page = await browser.newPage({
    viewport: WINDOW,
    reducedMotion: setting === 'still' ? 'reduce' : 'no-preference',
    colorScheme: 'light',
  });
  let found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  await page.addInitScript(reportBreaches);
  return {
    version: `Chromium ${browser.version()}`,
    entersButtons: true,
    go: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.goBack()),
    run: (work, given) => page.evaluate(`(${work})(${JSON.stringify(given)})`),
    press: (key) => page.keyboard.press(key),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (by) => {
      await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2);
      await page.mouse.wheel(0, by);
    },
    complaints: async () => {
      const all = found;
      found = [];
      return all;
    },
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
};
