/** A turn of the wheel goes where it is meant to: its larger part decides between page and strip, and a scroll area has its own. */
import type { Page } from 'playwright/test';
import { animationsEnded, frames, scrollEnded } from '../../support/at-rest.ts';
import { closeTab, jump, maxScroll, motionReady, open, scrollY, visit } from '../../support/site.ts';
import { expect, test } from '../motion/fixture.ts';

/** Turns the wheel where the mouse is. @returns whether the page has prevented the browser's default */
async function wheel(page: Page, deltaX: number, deltaY: number): Promise<boolean> {
  const prevented = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        addEventListener('wheel', (event) => setTimeout(() => done(event.defaultPrevented)), { once: true });
      }),
  );
  await frames(page);
  await page.mouse.wheel(deltaX, deltaY);
  return prevented;
}

const left = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollLeft);

async function mouseOver(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on show`);
  await page.mouse.move(box.x + Math.min(box.width, 600) / 2, box.y + Math.min(box.height, 300) / 2);
}

const STRIP = '[data-section=showcase] [role=region]';

test('the larger part of a swipe decides over a strip, and a sideways swipe elsewhere is left to the browser', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 580 });
  await open(page);
  await motionReady(page);
  await visit(page, 'showcase', 60);
  await mouseOver(page, STRIP);
  const before = await scrollY(page);
  await page.mouse.wheel(320, 10);
  await expect.poll(() => left(page, STRIP)).toBeGreaterThan(200);
  await scrollEnded(page);
  expect(Math.abs((await scrollY(page)) - before)).toBeLessThanOrEqual(10);
  const strip = await left(page, STRIP);
  await page.mouse.wheel(4, 120);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 100);
  expect(await left(page, STRIP)).toBe(strip);

  await visit(page, 'faq');
  await page.mouse.move(640, 300);
  expect(await wheel(page, -60, 1)).toBe(false);
});

test('a sideways swipe moves the team’s strip in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 700 });
  await open(page, '/resources/team');
  await motionReady(page);
  const grid = '[data-component=team-grid] ul';
  await page.locator(grid).scrollIntoViewIfNeeded();
  await mouseOver(page, grid);
  await page.mouse.wheel(500, 10);
  await expect.poll(() => left(page, grid)).toBeGreaterThan(300);
});

test('a long message has the wheel to itself, and the page scrolls on at its end', async ({ page }) => {
  await open(page, '/resources/support');
  await motionReady(page);
  const field = page.locator('textarea');
  await field.fill(Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n'));
  await field.evaluate((element) => element.scrollTo(0, 0));
  await field.scrollIntoViewIfNeeded();
  await mouseOver(page, 'textarea');
  const before = await scrollY(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => field.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await scrollY(page)).toBe(before);
  await field.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await frames(page);
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await scrollY(page)).toBeGreaterThan(before);
  }).toPass();
});

test('a wheel with a key, a middle press during a flick and the wheel in an enlarged view do as in any page', async ({
  page,
  context,
}) => {
  await open(page, '/terms');
  await motionReady(page);

  await test.step('a wheel with a key is left to the browser', async () => {
    await page.mouse.move(700, 450);
    for (const key of ['Control', 'Shift', 'Alt'] as const) {
      await page.keyboard.down(key);
      expect(await wheel(page, 0, 10), key).toBe(false);
      await page.keyboard.up(key);
    }
    expect(await wheel(page, 0, 10)).toBe(true);
    await scrollEnded(page);
  });

  await test.step('a middle press during a flick opens a tab', async () => {
    await jump(page, 900);
    await scrollEnded(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
    // Upwards, so that the bar is there.
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, -250);
    await expect.poll(() => scrollY(page)).toBeLessThan(900);
    await expect(page.locator('header')).not.toHaveAttribute('data-hidden');
    // The link is in its place once the bar has slid in.
    await animationsEnded(page, 'header');
    const box = await link.boundingBox();
    const opened = context.waitForEvent('page');
    await page.mouse.wheel(0, -100);
    await page.mouse.move((box?.x ?? 0) + 15, (box?.y ?? 0) + 12);
    await page.mouse.down({ button: 'middle' });
    await page.mouse.up({ button: 'middle' });
    const tab = await opened;
    expect(tab.url()).toMatch(/pricing$|^about:blank|^:$/);
    await closeTab(tab, page);
    await scrollEnded(page);
  });

  await test.step('the wheel moves an enlarged view, even with the page at its top', async () => {
    await jump(page, 0);
    await scrollEnded(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await page.mouse.move(700, 450);
    const top = () => page.evaluate(() => Math.round(window.visualViewport?.offsetTop ?? 0));
    await page.mouse.wheel(0, 200);
    await expect.poll(top).toBeGreaterThan(50);
    await page.mouse.wheel(0, -100);
    await expect.poll(top).toBeLessThan(190);
    expect(await scrollY(page)).toBe(0);
  });
});

test('a flick gives way to a jump, even if Lenis’s timer has just ended `isScrolling`', async ({
  motion,
  page,
}) => {
  await open(page, '/services/automation');
  await motionReady(page);
  const end = await maxScroll(page);
  await page.mouse.move(1300, 860);
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(20);
  // In one task, as between two frames of a slow machine.
  await (await motion.hooks()).evaluate(({ lenis }, top) => {
    Object.assign(lenis ?? {}, { isScrolling: false });
    window.scrollTo({ top, behavior: 'instant' });
  }, end - 40);
  await scrollEnded(page);
  expect(await scrollY(page)).toBe(end - 40);
});

test('a press ends a flick, so that a slider or a selection stays under the pointer', async ({ page }) => {
  await open(page, '/pricing');
  await motionReady(page);
  const slider = page.locator('input[type=range]').first();
  await slider.scrollIntoViewIfNeeded();
  await jump(page, (await scrollY(page)) + 60);
  await scrollEnded(page);
  const start = await scrollY(page);
  const place = () => slider.boundingBox();
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ target }) =>
        Object.assign(window, { pressed: target instanceof Element && target.matches('[type=range]') }),
      { capture: true },
    ),
  );
  await test.step('a press in the place of the last one', async () => {
    await page.mouse.click(20, 450);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(start);
    await page.mouse.down();
    const at = await scrollY(page);
    await frames(page, 5);
    expect(await scrollY(page)).toBe(at);
    await page.mouse.up();
  });
  // The page moves on between the look and the press, upwards: after a short turn of the wheel a press at the slider's upper
  // edge still falls on it. A press that misses it is tried again.
  await expect(async () => {
    await jump(page, start);
    await scrollEnded(page);
    const value = await slider.inputValue();
    let box = await place();
    await page.mouse.move((box?.x ?? 0) + 20, 450);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await place())?.y).not.toBe(box?.y);
    box = await place();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 6);
    await page.mouse.down();
    const at = await scrollY(page);
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 5, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => (window as unknown as { pressed: boolean }).pressed)).toBe(true);
    expect(await scrollY(page)).toBe(at);
    expect(await slider.inputValue()).not.toBe(value);
  }).toPass();
});
