import { expect, switchToFrench, open, test } from '../../../support/site.ts';

test('the window flips by a click on its lever, by keyboard, and by a click on the window itself', async ({
  page,
}) => {
  await open(page, '/services/website');
  const lever = page.getByRole('button', { name: /Show the new site/ });
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

test('the window on top covers no letter of the heading, in either language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of ['en', 'fr']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/services/website');
    if (language === 'fr') await switchToFrench(page);
    for (const [width, height] of [
      [1100, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = () =>
        page.locator('h1').evaluate((heading) => {
          const pieces = [...heading.querySelectorAll('span')].filter((one) => one.childElementCount === 0);
          return pieces.filter((piece) => {
            const { right, top, height } = piece.getBoundingClientRect();
            const found = document.elementFromPoint(right - height * 0.05, top + height * 0.6);
            return found?.closest('[data-showing] [data-page]');
          }).length;
        });
      await expect.poll(covered, `${language}, ${width} px`).toBe(0);
    }
  }
});
