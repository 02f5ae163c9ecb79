/** Presses from before hydration take effect. */
import { expect, openEarly, scrollY, sizes, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the theme, the language and a service card each change once if pressed twice before hydration', async ({
  page,
}) => {
  const release = await openEarly(page, '/services');
  const theme = page.getByRole('button', { name: /dark theme/ });
  const card = page.locator('[data-service=phone]').getByRole('button');
  for (const button of [theme, page.getByRole('button', { name: 'FR, switch to French' })])
    await button.dblclick();
  await card.dblclick();
  await release();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('dialog[data-service=phone]')).toBeVisible();
  // Escape closes the one dialog: the second press has not opened another.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('the contact form’s button and a lever act if pressed before hydration', async ({ page }) => {
  const release = await openEarly(page, '/resources/support');
  const button = page.locator('form').getByRole('button');
  await page.locator('form [name=name]').fill('Ada');
  await button.click();
  await release();
  await expect(page.locator('form [role=status] a').first()).toHaveAttribute('href', /^mailto:.*Ada/);

  await page.unrouteAll();
  const releaseNext = await openEarly(page, '/services/website');
  const lever = page
    .locator('button[aria-pressed]')
    .filter({ hasText: 'before' })
    .or(page.locator('main button[aria-pressed]'))
    .first();
  await expect(lever).toHaveAttribute('aria-pressed', 'true');
  await lever.focus();
  await page.keyboard.press('Enter');
  await releaseNext();
  await expect(lever).toHaveAttribute('aria-pressed', 'false');
});

test('a post that is closed before hydration stays closed', async ({ page }) => {
  const release = await openEarly(page, '/resources/blog/sofa-first');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    const watch = () => {
      if (document.querySelector('dialog[open]')) Object.assign(window, { reopened: true });
    };
    new MutationObserver(watch).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await release();
  await expect(page).toHaveURL('/resources/blog');
  expect(await page.evaluate(() => 'reopened' in window)).toBe(false);
});

test.describe('on a phone', () => {
  test.use(sizes.phone);
  test('the menu opens if its button is tapped before hydration', async ({ page }) => {
    const release = await openEarly(page, '/terms');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await scrollY(page)).toBe(0);
  });
});
