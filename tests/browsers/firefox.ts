/** Firefox, through Puppeteer over WebDriver BiDi. */
import { launch } from 'puppeteer-core';
import { reportBreaches, type Start, WINDOW } from './driver.ts';

/** The bits of a pointer that is fine (2) and hovers (4): without a screen Firefox has none. */
const MOUSE = 6;

export const start: Start = async ({ still }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
      'ui.prefersReducedMotion': still ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': 1,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(WINDOW);
  let found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  await page.evaluateOnNewDocument(reportBreaches);
  return {
    version: (await browser.version()).replace('/', ' '),
    go: async (url) => {
      const load = () => page.goto(url, { waitUntil: 'load' });
      // What the page before it was still loading is let go with an error.
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
