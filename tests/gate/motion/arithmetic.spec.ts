/**
 * Each scene and pointer effect at p = 0, ¼, ½, ¾ and 1 and back again, in its windows; then once more after a disturbance. Across the
 * three windows each scene meets a slow font, a slow picture, a resize, another language, the dark theme, and a visitor
 * who left and came back.
 */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { jump, open } from '../../support/site.ts';
import { type Case, rootOf, windowsOf } from './cases/case.ts';
import { cases } from './cases/cases.ts';
import { DEVIATION } from '../../support/figures.ts';
import { expect, motionOf, test } from './fixture.ts';
import { farthest, type Worst } from './reading.ts';
import { readings } from './readings.ts';

const STOPS = [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0];

/** Holds up what matches for a while. */
const slow = (pattern: string) => async (page: Page) => {
  await page.route(pattern, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
};

const press = (page: Page, name: RegExp) =>
  page
    .locator('header')
    .getByRole('button', { name, includeHidden: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());

const disturbances = {
  'a slow font, then a resize': {
    before: slow('**/*.woff2'),
    after: async (page: Page) => {
      const size = page.viewportSize();
      if (size) await page.setViewportSize({ width: size.width + 40, height: size.height + 30 });
    },
  },
  'a slow picture, then another language': {
    before: slow('**/images/**'),
    after: async (page: Page) => {
      await page.keyboard.press('Escape');
      await press(page, /switch to French/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    },
  },
  'the dark theme, and leaving and coming back': {
    before: async () => {},
    after: async (page: Page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const here = new URL(page.url()).pathname;
      // To come back to the top, where what is further down has not been seen.
      await jump(page, 0);
      await press(page, /dark theme/);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      // The pathname alone: the price finder writes what it was asked into its address once the hand has rested.
      await expect(page).toHaveURL(({ pathname }) => pathname === here);
    },
  },
};

/** @returns the farthest that it was from its arithmetic where it was within its tolerance */
async function examine(one: Case, page: Page, root: string): Promise<Worst> {
  const motion = motionOf(page);
  let worst: Worst = { error: 0, what: 'all' };
  // A page that was come back to may be put where it stood after it was scrolled here.
  await expect(async () => {
    await one.arrive(page, root);
    if (one.point) await motion.hooks();
    else await motion.runs(root, 4000);
  }).toPass({ timeout: 20_000 });
  const expectAt = async (
    stop: number,
    timeAt: () => Promise<number>,
    options: { timeout?: number } = {},
  ) => {
    let last = worst;
    await expect
      .poll(
        async () => {
          const time = await timeAt();
          if (Number.isNaN(time)) return 'no scene runs here';
          last = farthest(await readings(one, page, root, time), time);
          return last.error <= 1
            ? 'within its tolerance'
            : `${last.error.toFixed(2)} times off: ${last.what}`;
        },
        { message: `p = ${stop}`, ...options },
      )
      .toBe('within its tolerance');
    if (last.error > worst.error) worst = last;
  };

  // What the scroll drives is scrolled, wherever the page can be scrolled to; the rest is sought by hand.
  const sought: number[] = [];
  const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const stop of STOPS) {
    if (!one.scrubbed) {
      sought.push(stop);
      continue;
    }
    await expect(async () => {
      const { start, end } = await motion.span(root);
      const y = Math.round(start + (end - start) * stop);
      if (y < 0 || y > last) return sought.push(stop);
      await jump(page, y);
      const after = await motion.span(root);
      expect(after, 'its trigger stands').toEqual({ start, end });
      await expectAt(stop, async () => (y - start) / (end - start), { timeout: 2000 });
    }).toPass({ timeout: 12_000 });
  }
  // Sought anew at each look: a trigger that is refreshed meanwhile puts its scene back to where the scroll has it.
  for (const stop of sought)
    await expectAt(stop, async () => {
      if (!one.point) return motion.seekRoot(root, stop);
      await one.point(page, root, stop);
      return stop;
    });
  if (sought.length > 0 && !one.point) await motion.release(root);
  return worst;
}

const kinds = Object.entries(disturbances);

for (const one of cases) {
  const root = rootOf(one);
  windowsOf(one).forEach(({ window, size }, index) =>
    test.describe(window, () => {
      test.use(size);
      const [kind, { before, after }] = kinds[index] as (typeof kinds)[number];
      test(`${one.scene}: there and back, with ${kind}`, async ({ page }) => {
        await before(page);
        await open(page, one.route);
        await page.evaluate(() => document.fonts.ready);
        const first = await examine(one, page, root);
        await after(page);
        await frames(page, 10);
        const second = await examine(one, page, root);
        const worst = second.error > first.error ? second : first;
        test.info().annotations.push({
          type: DEVIATION,
          description: JSON.stringify({ scene: one.scene, window, ...worst }),
        });
      });
    }),
  );
}

test('every scene and pointer effect of the source has its arithmetic here', async () => {
  const { readdirSync } = await import('node:fs');
  const scenes = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(scene|effect)\.ts$/.test(file))
    .map((file) => file.replace(/.*\/|\.(scene|effect)\.ts/g, ''));
  expect(cases.map(({ scene }) => scene).sort()).toEqual(scenes.sort());
});
