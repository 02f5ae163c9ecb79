/** The four service cards: one of them is open. */
import type { Page } from 'playwright/test';
import { animationsEnded, scrollEnded } from '../../support/at-rest.ts';
import { expect, jump, motionReady, open, test } from '../../support/site.ts';

const widths = (page: Page) =>
  page.locator('li[data-service]').evaluateAll((all) =>
    all.map((li) => {
      const clip = /inset\(0px ([\d.]+)px/.exec(getComputedStyle(li).clipPath);
      return Math.round((li as HTMLElement).offsetWidth - 2 * Number(clip?.[1] ?? 0));
    }),
  );

/** Listens to requests. @returns the files of the dialogs' code that were requested since */
function dialogCode(page: Page): () => string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return () => requested.filter((file) => file.includes('/service-dialog-'));
}

const card = (page: Page, service: string) => page.locator(`[data-service=${service}]`).getByRole('button');

/** Scrolls the cards' tops to this far below the window's top. */
const toCards = async (page: Page, below = 0) =>
  jump(
    page,
    await page
      .locator('[data-component=service-cards]')
      .evaluate((cards, room) => cards.getBoundingClientRect().top + window.scrollY - room, below),
  );

test('a card opens by mouse and by focus, even after motion was off and on again', async ({ page }) => {
  const dialogs = dialogCode(page);
  await open(page, '/services');
  await motionReady(page);
  const [wide = 0, narrow = 0] = await widths(page);

  await test.step("a card opens and its dialog's code loads for a mouse that moves, not for a page that scrolls under it", async () => {
    await page.mouse.move(720, 450);
    await toCards(page, 800);
    for (let notch = 0; notch < 6; notch++) {
      await page.mouse.wheel(0, 100);
      await scrollEnded(page);
    }
    await expect(page.locator('[data-service]:hover')).toHaveCount(1);
    expect(dialogs()).toEqual([]);
    await expect(page.locator('[data-service][data-open]')).toHaveAttribute('data-service', 'chatbot');
    await page.mouse.move(724, 454);
    await expect.poll(dialogs).not.toEqual([]);
    await expect(page.locator('[data-service]:hover')).toHaveAttribute('data-open');
    await page.mouse.move(2, 2);
    await toCards(page);
    await card(page, 'chatbot').focus();
    await expect.poll(() => widths(page)).toEqual([wide, narrow, narrow, narrow]);
  });

  await test.step('the accordion opens by hover and by focus; the cards keep their boxes', async () => {
    expect(wide / narrow).toBeCloseTo(2.35, 1);
    const boxes = () =>
      page.locator('li[data-service]').evaluateAll((all) => all.map((li) => (li as HTMLElement).offsetWidth));
    const before = await boxes();
    await page.locator('[data-service=automation]').hover({ position: { x: 300, y: 300 } });
    await expect.poll(() => widths(page)).toEqual([narrow, narrow, wide, narrow]);
    await card(page, 'website').focus();
    await expect.poll(() => widths(page)).toEqual([narrow, narrow, narrow, wide]);
    expect(await boxes()).toEqual(before);
    await card(page, 'website').blur();
  });

  await test.step('a card chosen while motion is off stays open when it is on again, and the next one glides', async () => {
    await page.locator('[data-service=phone]').hover({ position: { x: 300, y: 300 } });
    await expect.poll(() => widths(page)).toEqual([narrow, wide, narrow, narrow]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await card(page, 'website').focus();
    await expect.poll(() => widths(page)).toEqual([narrow, narrow, narrow, wide]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await motionReady(page);
    await toCards(page);
    expect(await widths(page)).toEqual([narrow, narrow, narrow, wide]);
    await card(page, 'automation').focus();
    await expect.poll(async () => (await widths(page))[2]).toBeGreaterThan(narrow);
    await expect.poll(() => widths(page)).toEqual([narrow, narrow, wide, narrow]);
  });
});

test.describe('a finger on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true });
  test("scrolls over the cards without loading a dialog's code; a tap loads it and opens a card, another opens its dialog", async ({
    page,
  }) => {
    const dialogs = dialogCode(page);
    await open(page, '/services');
    await toCards(page);
    const phone = page.locator('[data-service=phone]');
    const { y } = (await phone.boundingBox()) ?? { y: 0 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: 640, y: at }],
      });
    const from = await page.evaluate(() => window.scrollY);
    await touch('touchStart', y + 300);
    for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', y + 300 - moved);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from + 100);
    await scrollEnded(page);
    expect(dialogs()).toEqual([]);
    await phone.tap({ position: { x: 250, y: 300 } });
    await expect.poll(dialogs).not.toEqual([]);
    await expect(phone).toHaveAttribute('data-open');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await animationsEnded(page, '[data-component=service-cards]');
    await phone.tap({ position: { x: 250, y: 300 } });
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

for (const [width, height] of [
  [375, 553],
  [390, 664],
  [640, 360],
] as const)
  test(`each card of the stack is seen with its words in a window of ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/services');
    const unseen = new Set(['chatbot', 'phone', 'automation', 'website']);
    for (let below = height; unseen.size > 0 && below > -2400; below -= 24) {
      await toCards(page, below);
      const seen = await page.locator('li[data-service]').evaluateAll((all) =>
        all
          .filter((li) => {
            const words = li.querySelector('h3 + p')?.getBoundingClientRect();
            if (!words || words.bottom > innerHeight || words.top < 76) return false;
            const foot = document.elementFromPoint(words.left + 8, words.bottom - 4);
            return foot !== null && li.contains(foot);
          })
          .map((li) => (li as HTMLElement).dataset.service ?? ''),
      );
      for (const service of seen) unseen.delete(service);
    }
    expect([...unseen]).toEqual([]);
  });
