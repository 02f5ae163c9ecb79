/** The cord on the home page: drawn down to the reading line, plugged in at its end, swaying. */
import type { Page } from 'playwright/test';
import { frames, scrollEnded } from '../../support/at-rest.ts';
import type { scene as cordScene } from '../../../src/cord/cord.scene.ts';
import { inkOf } from '../../support/ink.ts';
import { jump, open, sizes } from '../../support/site.ts';
import { configOf } from './config-of.ts';
import { expect, motionOf, test } from './fixture.ts';
import { CORD, cordLaidOut } from './services-cord.ts';

const { line, maxSway } = configOf<typeof cordScene>('cord');

/** The reading line, a fraction of the window's height. */
const LINE = line / 100;

/** The lowest drawn pixel of the services' cord, px of the window; and whether its jack's lamp is lit. */
const tip = async (page: Page) => {
  const cord = page.locator(CORD);
  const ink = await inkOf(cord);
  return cord.evaluate((element, canvas) => {
    const box = element.getBoundingClientRect();
    const context = canvas.getContext('2d');
    if (!context || !canvas.width) return { y: Number.NaN, lit: false };
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    let row = height - 1;
    const empty = (at: number) => {
      for (let x = 0; x < width; x++) if ((data[(at * width + x) * 4 + 3] ?? 0) > 40) return false;
      return true;
    };
    while (row > 0 && empty(row)) row -= 1;
    return {
      y: box.top + (row * box.height) / height,
      lit: document.querySelector('[data-jack=chatbot]')?.hasAttribute('data-lit') ?? false,
    };
  }, ink);
};

/** The sideways sway of the services' cord, px. */
const sway = (page: Page) => motionOf(page).target(CORD, 'sway');

/** Expects the cord's tip on the reading line, forwards and backwards, and in its jack at the end. */
async function expectFollowsScroll(page: Page, height: number) {
  const end = await page
    .locator('[data-jack=chatbot]')
    .evaluate((jack) => jack.getBoundingClientRect().top + window.scrollY);
  const start = await page
    .locator('[data-jack=hero]')
    .evaluate((jack) => jack.getBoundingClientRect().bottom + window.scrollY);
  // From the end of the first view to the jack.
  const first = Math.max(height, start + 80) - height * LINE;
  const last = end - height * LINE - 60;
  for (const progress of [0.1, 0.9, 0.5]) {
    await jump(page, Math.round(first + (last - first) * progress));
    let seen = { y: Number.NaN, lit: true };
    await expect
      .poll(async () => {
        seen = await tip(page);
        return Math.abs(seen.y - height * LINE);
      }, `${progress}`)
      .toBeLessThanOrEqual(14);
    expect(seen.lit).toBe(false);
  }
  await jump(page, Math.round(end - height * LINE + 80));
  await expect.poll(async () => (await tip(page)).lit).toBe(true);
  // The part that the first view showed stays drawn.
  await jump(page, 0);
  await expect.poll(async () => (await tip(page)).y).toBeGreaterThan(height - 30);
}

/** The opacity of each pixel of the cord, once it is at rest. */
async function inkAtRest(page: Page): Promise<Buffer> {
  await scrollEnded(page);
  await motionOf(page).played();
  await expect.poll(() => sway(page)).toBe(0);
  // The last order is drawn a frame or two later.
  await frames(page, 6);
  const ink = await inkOf(page.locator(CORD));
  const alphas = await ink.evaluate((canvas) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let text = '';
    for (let at = 3; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return btoa(text);
  });
  return Buffer.from(alphas, 'base64');
}

test.describe('desktop', () => {
  test.use(sizes.desktop);
  test('cord: it follows the scroll, sways with its speed, settles, and leaves no trace of a walk up and down', async ({
    motion,
    page,
  }) => {
    await open(page);
    await cordLaidOut(page);

    await test.step('the cord leaves no trace of a walk up and down', async () => {
      const walked = async (stops: number[]) => {
        await page.evaluate(async (heights) => {
          for (const top of heights) {
            window.scrollTo({ top, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }
        }, stops);
        return inkAtRest(page);
      };
      const fresh = await walked([420]);
      const up = Array.from({ length: 20 }, (_, step) => (step % 3) * 40 + step * 40);
      const wandered = await walked([...up, ...up.toReversed(), 420]);
      expect(fresh.some((alpha) => alpha > 200)).toBe(true);
      expect(wandered.length).toBe(fresh.length);
      expect(wandered.filter((alpha, index) => Math.abs(alpha - (fresh[index] ?? 0)) > 40).length).toBe(0);
    });

    await test.step('its tip is on the reading line, forwards and backwards, and ends in its jack', () =>
      expectFollowsScroll(page, sizes.desktop.viewport.height));

    await test.step('it sways with the speed of the scroll, and settles', async () => {
      await page.mouse.move(700, 500);
      await scrollEnded(page);
      await expect.poll(() => sway(page)).toBe(0);
      // The peak is read in the page, frame by frame: the test would miss it.
      await (await motion.hooks()).evaluate(({ gsap, ScrollTrigger }) => {
        const own = ScrollTrigger.getAll().find(
          ({ trigger }) => (trigger as HTMLElement)?.dataset.cord === 'services',
        );
        const [run] = (
          (own as ScrollTrigger).animation as gsap.core.Timeline
        ).getChildren() as gsap.core.Tween[];
        const drawing = run?.targets<{ sway: number }>()[0];
        Object.assign(window, { peak: 0 });
        gsap.ticker.add(() => {
          const seen = window as unknown as { peak: number };
          seen.peak = Math.max(seen.peak, Math.abs(drawing?.sway ?? 0));
        });
      });
      const peak = () => page.evaluate(() => (window as unknown as { peak: number }).peak);
      // A frame that is longer than the pause before it settles takes most of the sway: then the wheel turns once more.
      let turn = -300;
      await expect(async () => {
        turn = -turn;
        await page.mouse.wheel(0, turn);
        await expect.poll(peak, { timeout: 2000 }).toBeGreaterThan(1);
      }).toPass();
      await expect.poll(() => sway(page)).toBe(0);
      expect(await peak()).toBeLessThanOrEqual(maxSway);
    });
  });
});

test.describe('phone', { tag: '@more' }, () => {
  test.use(sizes.phone);
  test('cord: its tip is on the reading line, forwards and backwards, and ends in its jack', async ({
    page,
  }) => {
    await open(page);
    await cordLaidOut(page);
    await expectFollowsScroll(page, sizes.phone.viewport.height);
  });
});
