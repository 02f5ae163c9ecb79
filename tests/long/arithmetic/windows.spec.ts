/**
 * Compares each scene and pointer effect with its arithmetic in its three windows, before and after a disturbance. Over its
 * windows a scene meets a slow font, a slow picture, a resize, another language, the dark theme, and a visitor who leaves and
 * comes back.
 */
import type { Page } from 'playwright/test';
import { rootOf, windowsOf } from '../../gate/motion/cases/case.ts';
import { cases } from '../../gate/motion/cases/cases.ts';
import { examine, report } from '../../gate/motion/examine.ts';
import { expect, test } from '../../gate/motion/fixture.ts';
import { frames } from '../../support/at-rest.ts';
import { jump, open } from '../../support/site.ts';

/** Delays the requests that match. */
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
      // Back leads to the top then, with the scenes further down not seen yet.
      await jump(page, 0);
      await press(page, /dark theme/);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      // The pathname alone: the price finder writes its choice into the address after a pause.
      await expect(page).toHaveURL(({ pathname }) => pathname === here);
    },
  },
};

const kinds = Object.entries(disturbances);

for (const one of cases) {
  const root = rootOf(one);
  windowsOf(one).forEach(({ window, size }, index) =>
    test.describe(window, () => {
      test.use(size);
      const [kind, { before, after }] = kinds[index] as (typeof kinds)[number];
      test(`${one.scene}: it follows its arithmetic there and back, with ${kind}`, async ({ page }) => {
        await before(page);
        await open(page, one.route);
        await page.evaluate(() => document.fonts.ready);
        const first = await examine(one, page, root);
        await after(page);
        await frames(page, 10);
        const second = await examine(one, page, root);
        report(test.info(), one, window, second.error > first.error ? second : first);
      });
    }),
  );
}
