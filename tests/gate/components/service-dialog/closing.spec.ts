import type { Page } from 'playwright/test';
import { frames, resize, scrollEnded } from '../../../support/at-rest.ts';
import { expect, motionReady, open, scrollY, test, visit } from '../../../support/site.ts';
import { card, dialog, dialogAtRest } from './dialog.ts';

const waysOut: [name: string, close: (page: Page) => Promise<void>][] = [
  ['X', (page) => page.getByRole('button', { name: 'Close', exact: true }).first().click()],
  ['Close', (page) => page.getByRole('button', { name: 'Close', exact: true }).last().click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the backdrop', (page) => page.mouse.click(30, 450)],
];

test('a service’s dialog closes in four ways, keeps the page behind still and scrolls in a low window', async ({
  page,
}) => {
  await open(page, '/services');
  await motionReady(page);
  await visit(page, 'services');

  await test.step('X, Close, Escape and the backdrop close it; the focus goes back to the card, the wheel to the page', async () => {
    for (const [name, close] of waysOut) {
      await card(page, 'phone').click();
      await dialogAtRest(page);
      await close(page);
      await expect(dialog(page), name).toHaveCount(0);
      await expect(card(page, 'phone'), name).toBeFocused();
    }
    const before = await scrollY(page);
    await page.mouse.move(700, 200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await scrollEnded(page);
  });

  await test.step('a second Escape while it closes changes nothing; the focus goes to the card even if its words opened the dialog', async () => {
    await page.locator('[data-service=phone]').getByRole('heading').click();
    await dialogAtRest(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'phone')).toBeFocused();
  });

  await test.step('the page behind neither scrolls nor takes the focus nor moves', async () => {
    await visit(page, 'services');
    const width = await page.evaluate(() => document.body.clientWidth);
    await card(page, 'chatbot').click();
    await expect(dialog(page)).toBeVisible();
    const before = await scrollY(page);
    await page.evaluate(() => {
      document.body.dataset.wheels = '0';
      const count = () => Number(document.body.dataset.wheels);
      addEventListener('wheel', () => (document.body.dataset.wheels = `${count() + 1}`), { passive: true });
    });
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 900);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveAttribute('data-wheels', '2');
    await frames(page, 10);
    await scrollEnded(page);
    expect(await scrollY(page)).toBe(before);
    expect(await page.evaluate(() => document.body.clientWidth)).toBe(width);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a wheel scrolls the content of a dialog that is taller than the window', async () => {
    await resize(page, 1000, 700);
    await visit(page, 'services');
    await card(page, 'phone').click();
    await dialogAtRest(page);
    const before = await scrollY(page);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => dialog(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
    expect(await scrollY(page)).toBe(before);
  });
});
