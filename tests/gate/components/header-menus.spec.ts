/** The bar and its menus under a resting mouse, under the keyboard and in low and narrow windows. */
import { frames, resize } from '../../support/at-rest.ts';
import { expect, jump, open, test } from '../../support/site.ts';
import { chatbots, services } from './menus.ts';

test('a section’s menu is in the middle of the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/terms');
  for (const width of [900, 1024, 1240, 1440]) {
    await resize(page, width, 760);
    await services(page).focus();
    await page.keyboard.press('Enter');
    const panel = await page.locator('#menu-services').boundingBox();
    const [left = 0, right = 0] = [panel?.x, width - ((panel?.x ?? 0) + (panel?.width ?? 0))];
    expect(left, `${width} px`).toBeGreaterThan(0);
    expect(Math.abs(left - right), `${width} px`).toBeLessThan(2);
    await page.keyboard.press('Escape');
  }
});

test('the bar opens no menu when it comes back under a resting mouse, and a menu in use by keyboard stays open', async ({
  page,
}) => {
  await open(page, '/terms');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services', exact: true });
  await jump(page, 600);
  await expect(page.locator('header')).toHaveAttribute('data-hidden');
  // The bar comes to the mouse, which enters it without moving.
  await link.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await link.dispatchEvent('pointermove', { pointerType: 'mouse' });
  await frames(page, 3);
  await expect(chatbots(page)).toBeHidden();
  await jump(page, 0);
  await services(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(chatbots(page)).toBeFocused();
  await page.clock.install();
  const item = page.getByRole('navigation', { name: 'Main' }).locator('li[data-open]');
  await item.dispatchEvent('pointerout', { pointerType: 'mouse' });
  await page.clock.runFor(1000);
  await expect(chatbots(page)).toBeFocused();
});

test('the bar stays visible while it has the focus, and has the colours of the section under it in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await open(page);
  const header = page.locator('header');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await jump(page, 500);
  await jump(page, 900);
  await frames(page, 3);
  await expect(header).not.toHaveAttribute('data-hidden');
  const top = await page
    .locator('[data-section=showcase]')
    .evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
  await jump(page, top + 900);
  await expect(header).toHaveAttribute('data-header-theme', 'dark');
});
