import { clean, expect, french, open, sizes, test, visit, walk } from '../support/site.ts';

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
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const inBar = element.closest('header, .skip') !== null;
      return {
        what: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
        inView: box.bottom > 0 && box.top < innerHeight,
        clear: inBar || box.bottom > (bar?.bottom ?? 0) + 4,
      };
    });
  let seen = 0;
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const { what } = await focused();
    if (what.startsWith('BODY')) break;
    // The page scrolls to it when it next draws.
    await expect.poll(focused, { message: `stop ${i}` }).toEqual({ what, inView: true, clear: true });
    seen += 1;
  }
  expect(seen).toBeGreaterThan(40);
});
