/** A visitor in any of the browsers: finds elements by selector, points, clicks, and waits for a state of the page. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** How long a state is waited for, ms. */
const PATIENCE = 10_000;

/** How many looks in a row, 60 ms apart, have to find an element at its place before it is pressed. */
const STILL = 3;

export type Visitor = ReturnType<typeof visitor>;

/** @param site the address that the pages are served at */
export function visitor(driver: Driver, site: string) {
  const { run } = driver;

  /** Waits until a function in the page returns the expected value. */
  async function expects<Given, Answer>(
    what: string,
    question: (given: Given) => Answer,
    given: Given,
    expected: NoInfer<Answer>,
  ) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await run(question, given);
      if (JSON.stringify(answer) === JSON.stringify(expected)) return;
      if (Date.now() > end)
        throw new Error(`${what}: ${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`);
      await sleep(50);
    }
  }

  /** Opens an address and waits until React has hydrated the page and all of it is laid out: until then elements may move. */
  async function open(path: string) {
    await driver.go(site + path);
    await hydrated(path);
  }

  /** Loads the page again, as F5 does: the browser may restore the values of its fields. */
  async function reload() {
    await run(() => {
      document.documentElement.dataset.left = '';
      setTimeout(() => location.reload());
    }, null);
    await expects('another document', () => 'left' in document.documentElement.dataset, null, false);
    await hydrated('the page');
  }

  async function hydrated(what: string) {
    await expects(
      `${what} is hydrated`,
      () =>
        document.documentElement.dataset.firstPaint === undefined &&
        Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
      null,
      true,
    );
  }

  /** Scrolls an element to the window's middle, waits until it is at rest and uncovered, and gives its centre. */
  async function centreOf(selector: string): Promise<{ x: number; y: number }> {
    const look = (wanted: string) => {
      const element = document.querySelector(wanted);
      if (!element) return { found: false, isFree: false, x: 0, y: 0 };
      const box = () => element.getBoundingClientRect();
      if (box().top < 100 || box().bottom > innerHeight - 20)
        if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const x = box().left + box().width / 2;
      const y = box().top + box().height / 2;
      const hit = document.elementFromPoint(x, y);
      return { found: true, isFree: hit !== null && element.contains(hit), x, y };
    };
    const end = Date.now() + PATIENCE;
    let last = { x: Number.NaN, y: Number.NaN };
    for (let still = 0; ; ) {
      const { found, isFree, x, y } = await run(look, selector);
      still = isFree && Math.hypot(x - last.x, y - last.y) < 0.5 ? still + 1 : 0;
      if (still > STILL) return { x, y };
      if (Date.now() > end) throw new Error(`${selector} is ${found ? 'covered or moving' : 'not there'}`);
      last = { x, y };
      await sleep(60);
    }
  }

  return {
    ...driver,
    open,
    reload,
    expects,
    async clickOn(selector: string) {
      const { x, y } = await centreOf(selector);
      await driver.click(x, y);
    },
    async pointAt(selector: string) {
      const { x, y } = await centreOf(selector);
      await driver.point(x - 3, y);
      await driver.point(x, y);
    },
    focus: (selector: string) =>
      run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
    scrollTo: (top: number) => run((y) => window.scrollTo({ top: y, behavior: 'instant' }), top),
    /** Presses a button by keyboard, or by a click if the driver's Enter cannot press it. */
    async enter(selector: string) {
      await this.focus(selector);
      if (driver.entersButtons) await driver.press('Enter');
      else await run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
    },
    /** Waits until so many elements match. */
    has: (selector: string, count = 1) =>
      expects(selector, (wanted) => document.querySelectorAll(wanted).length, selector, count),
    hasAddress: (address: string) =>
      expects('the address', () => location.pathname + location.search + location.hash, null, address),
    /** Waits until the first match is visible, or is not. */
    sees: (selector: string, isSeen = true) =>
      expects(
        `${selector} is visible`,
        (wanted) => {
          const element = document.querySelector(wanted);
          return element !== null && element.checkVisibility({ visibilityProperty: true });
        },
        selector,
        isSeen,
      ),
    hasFocus: (selector: string) =>
      expects(
        `${selector} has the focus`,
        (wanted) => document.activeElement?.matches(wanted),
        selector,
        true,
      ),
    /** Scrolls down the whole page in steps, so that everything lazy or revealed has been in the window. */
    async walk() {
      for (let at = 0, end = 1; at < end; at += 500) {
        await run((y) => window.scrollTo({ top: y, behavior: 'instant' }), at);
        await sleep(60);
        end = await run(() => document.documentElement.scrollHeight, null);
      }
    },
  };
}
