/** Offline for a while: a menu, dialog or language that could not load comes at the next press. */
import { expect, open, sizes, switchToFrench, test } from '../../support/site.ts';

const isNetworkError = (error: string) => /ERR_INTERNET_DISCONNECTED|dynamically imported module/.test(error);

test.describe('on a phone', () => {
  test.use(sizes.phone);
  test('the menu opens at the next press once the connection is back', async ({ page, context, errors }) => {
    await open(page, '/terms');
    const menu = page.getByRole('button', { name: 'Menu' });
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('menu-sheet'));
    await menu.click();
    await refused;
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await context.setOffline(false);
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCSS('display', 'flex');
    expect(errors.filter((error) => !isNetworkError(error))).toEqual([]);
    errors.length = 0;
  });
});

test('a service’s demo that could not load says so, and opens at the next press', async ({
  page,
  context,
  errors,
}) => {
  await open(page, '/services');
  const card = page.locator('[data-service=chatbot] button');
  await card.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await card.click();
  await expect(page.getByText('This part of the page could not be shown')).toBeVisible();
  await context.setOffline(false);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('This part of the page could not be shown')).toHaveCount(0);
  expect(errors.filter((error) => !isNetworkError(error))).toEqual([]);
  errors.length = 0;
});

test('a language that could not load leaves the page in its own, and comes at the next press', async ({
  page,
  context,
  errors,
}) => {
  await open(page, '/terms');
  const french = page.locator('header').getByRole('button', { name: /^FR/ });
  await context.setOffline(true);
  const failed = page.waitForEvent('console', (message) => message.text().startsWith('messages:'));
  await french.click();
  await failed;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);
  await switchToFrench(page);
  expect(errors.filter((error) => !isNetworkError(error))).toEqual([]);
  errors.length = 0;
});
