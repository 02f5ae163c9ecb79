import { expect, switchToFrench, jump, open, spendReload, test } from '../../support/site.ts';
import { walkQuickly } from '../../support/walk-quickly.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('French is loaded on demand, changes the whole page, and is forgotten on a reload', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await open(page);
  await walkQuickly(page);
  expect(files.filter((file) => /\.fr-/.test(file))).toEqual([]);
  await jump(page, 0);
  await switchToFrench(page);
  await expect(page).toHaveTitle(/assistant téléphonique/);
  await expect(page.locator('[data-section=faq] h2')).toContainText('d’appeler.');
  expect(files.filter((file) => /\.fr-/.test(file)).length).toBe(5);
  const toggle = page.getByRole('button', { name: 'EN, passer en anglais' });
  await expect(toggle).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-section=faq] h2')).toContainText('you call.');
});

test('a page whose French cannot be loaded stays in English', async ({ page, errors }) => {
  await page.route('**/assets/faq.fr-*.js*', (route) => route.abort());
  await spendReload(page);
  await open(page, '/resources/faq');
  const toggle = page.getByRole('button', { name: 'FR, switch to French' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toContainText('Asked');
  errors.splice(0);
});

test('a visitor who reads French gets the next page in French', async ({ page }) => {
  await open(page, '/terms');
  await switchToFrench(page);
  await page.getByRole('link', { name: 'Tarifs', exact: true }).first().click();
  await expect(page.locator('h1')).toContainText('Les tarifs');
  await expect(page).toHaveTitle(/Tarifs/);
});
