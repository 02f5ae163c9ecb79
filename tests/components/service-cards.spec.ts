/** The four services side by side: one stands open. */
import type { Page } from 'playwright/test';
import { expect, motionReady, open, test, visit } from '../site.ts';

const widths = (page: Page) =>
  page.locator('li[data-service]').evaluateAll((all) =>
    all.map((li) => {
      const clip = /inset\(0px ([\d.]+)px/.exec(getComputedStyle(li).clipPath);
      return Math.round((li as HTMLElement).offsetWidth - 2 * Number(clip?.[1] ?? 0));
    }),
  );

test('the accordion opens by hover and by focus; the cards keep their boxes', async ({ page }) => {
  await open(page);
  await motionReady(page);
  await visit(page, 'services');
  const [wide = 0, narrow = 0] = await widths(page);
  expect(wide / narrow).toBeCloseTo(2.35, 1);
  const boxes = () =>
    page.locator('li[data-service]').evaluateAll((all) => all.map((li) => (li as HTMLElement).offsetWidth));
  const before = await boxes();
  await page.locator('[data-service=automation]').hover({ position: { x: 300, y: 300 } });
  await expect.poll(() => widths(page)).toEqual([narrow, narrow, wide, narrow]);
  await page.locator('[data-service=website]').getByRole('button').focus();
  await expect.poll(() => widths(page)).toEqual([narrow, narrow, narrow, wide]);
  expect(await boxes()).toEqual(before);
});

test.describe('a finger on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true });
  test('opens a closed card first, its dialog second', async ({ page }) => {
    await open(page);
    await visit(page, 'services');
    await page.locator('[data-service=phone]').tap({ position: { x: 250, y: 300 } });
    await expect(page.locator('[data-service=phone]')).toHaveAttribute('data-open');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('[data-service=phone]').tap({ position: { x: 250, y: 300 } });
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

const card = (page: Page, service: string) => page.locator(`[data-service=${service}]`).getByRole('button');

test('the four cards stand in one order, chat on line 1, each a button that opens a dialog', async ({
  page,
}) => {
  await open(page);
  const order = await page
    .locator('[data-section=services] li[data-service]')
    .evaluateAll((all) => all.map((li) => (li as HTMLElement).dataset.service));
  expect(order).toEqual(['chatbot', 'phone', 'automation', 'website']);
  await expect(page.locator('[data-service=chatbot]')).toContainText('Line 1');
  await expect(card(page, 'phone')).toHaveAccessibleName('Phone: open the demo');
});
