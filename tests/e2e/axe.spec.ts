import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { notFound, routes } from '../../src/content/routes.ts';
import { expect, french, open, sizes, test, visit, walk } from './site.ts';

/** axe finds nothing. The policy forbids page scripts of ours, so it is run through the browser's own protocol. */
async function clean(page: Page, what: string) {
  await page.evaluate(`${axe.source}; undefined`);
  const violations = await page.evaluate(async () => {
    const run = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect(violations, what).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark'] as const)
  for (const language of ['en', 'fr'])
    test(`home, ${theme}, ${language}: the page, each dialog, a menu`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: theme });
      await open(page);
      if (language === 'fr') await french(page);
      await walk(page);
      await clean(page, 'page');
      for (const service of ['chatbot', 'phone', 'automation', 'website']) {
        await visit(page, 'services');
        await page.locator(`[data-service=${service}]`).getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await clean(page, service);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('header button[aria-controls="menu-services"]').click();
      await clean(page, 'menu');
    });

for (const theme of ['light', 'dark'] as const)
  test(`every other page, ${theme}`, async ({ page, errors }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    for (const { path } of routes.filter((route) => route.path !== '/')) {
      await open(page, path);
      await clean(page, path);
    }
    await open(page, '/no-such-line');
    await clean(page, notFound.page);
    errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
  });

test.describe('phone', () => {
  test.use(sizes.phone);
  for (const theme of ['light', 'dark'] as const)
    test(`home and the sheet, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page);
      await walk(page);
      await clean(page, 'page');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('button', { name: 'Menu' }).click();
      await clean(page, 'sheet');
    });
});

test('every control can be reached by Tab, is seen, and is never under the bar', async ({ page }) => {
  await open(page);
  const count = await page
    .locator('a[href], button:not([disabled]), summary, [tabindex="0"]')
    .evaluateAll((all) => all.filter((element) => (element as HTMLElement).checkVisibility()).length);
  let seen = 0;
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const inBar = element.closest('header, .skip') !== null;
      return {
        tag: element.tagName,
        inView: box.bottom > 0 && box.top < innerHeight,
        clear: inBar || box.bottom > (bar?.bottom ?? 0) + 4,
      };
    });
    if (state.tag === 'BODY') break;
    expect(state, `stop ${i}`).toMatchObject({ inView: true, clear: true });
    seen += 1;
  }
  expect(seen).toBeGreaterThan(40);
});
