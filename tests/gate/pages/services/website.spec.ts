import { expect, open, test } from '../../../support/site.ts';

test('the window turns over on a click, by keyboard, and on the window itself', async ({ page }) => {
  await open(page, '/services/website');
  const lever = page.getByRole('button', { name: /Switch between before and after/ });
  const on = page.locator('[data-showing]');
  await expect(lever).toHaveAttribute('aria-pressed', 'true');
  await expect(on).toHaveAttribute('data-showing', 'after');
  await lever.click();
  await expect(on).toHaveAttribute('data-showing', 'before');
  await expect(page.getByText('Under new management')).toBeVisible();
  await lever.press('Space');
  await expect(on).toHaveAttribute('data-showing', 'after');
  await on.click({ position: { x: 500, y: 300 } });
  await expect(lever).toHaveAttribute('aria-pressed', 'false');
  for (const time of ['7:30 am – 6 pm', '9 am – 5 pm']) await expect(on.getByText(time)).toHaveCount(2);
});
