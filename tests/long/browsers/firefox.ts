/** Firefox, through Puppeteer over WebDriver BiDi. */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { reportBreaches, type Start, WINDOW } from './driver.ts';

/** The bits of a pointer that is fine (2) and hovers (4): without a screen Firefox has none. */
const MOUSE = 6;

/** Each document logs this as it begins: errors of the last one while it was left, with its loads broken off, are not counted. */
const BEGINS = 'the document begins';

/**
 * Whether Enter presses a button on a page that has nothing else. In a window that is not the system's active one, with a screen
 * or without, Firefox hands the driver's keys to the button and does not click it; links are followed.
 */
async function entersButtons(page: Page): Promise<boolean> {
  await page.goto('data:text/html,<!doctype html><title>no</title><button onclick="document.title=1">x');
  await page.evaluate(() => document.querySelector('button')?.focus());
  await page.keyboard.press('Enter');
  await sleep(200);
  return (await page.title()) === '1';
}

export const start: Start = async (setting) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
      'ui.prefersReducedMotion': setting === 'plain' ? 0 : 1,
      // The system asks for text of 200 %, and the browser enlarges text alone.
      ...(setting === 'large' && { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 }),
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(WINDOW);
  const enters = await entersButtons(page);
  if (!enters) console.log('Firefox: the driver’s Enter presses no button, not on a bare page either');
  let found: string[] = [];
  let before = 0;
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.text() === BEGINS) found.splice(before);
    else if (message.type() === 'error') found.push(message.text());
  });
  await page.evaluateOnNewDocument(reportBreaches);
  await page.evaluateOnNewDocument((begins) => console.debug(begins), BEGINS);
  return {
    version: (await browser.version()).replace('/', ' '),
    entersButtons: enters,
    go: async (url) => {
      before = found.length;
      const load = () => page.goto(url, { waitUntil: 'load' });
      // The previous page's pending loads end in an error.
      await load().catch((error) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        return load();
      });
    },
    back: async () => void (await page.goBack()),
    run: (work, given) =>
      page.evaluate(`(${work})(${JSON.stringify(given)})`) as Promise<ReturnType<typeof work>>,
    press: (key) => page.keyboard.press(key),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (by) => {
      await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2);
      await page.mouse.wheel({ deltaY: by });
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
