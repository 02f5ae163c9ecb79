/** Language and page change together: the old page stays whole while either is loading, and then the new one comes whole. */
import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { hold, expect, jump, open, scrollY, test, spendReload } from '../../support/site.ts';
import { watch } from './watch.ts';

const pressFrench = (page: Page) => page.getByRole('button', { name: 'FR, switch to French' }).click();
const follow = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name, exact: true }).click();
const back = (page: Page) => page.evaluate(() => history.back());

async function expectFrench(page: Page, path: string, title: RegExp, heading: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('h1')).toContainText(heading);
}
const expectPricing = (page: Page) => expectFrench(page, '/pricing', /Tarifs/, 'Les tarifs');
const expectTerms = (page: Page) => expectFrench(page, '/terms', /Conditions/, 'Les petits');

test.describe('a slow change of language', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next page comes in French if FR is pressed before its link', async ({ page }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/terms');
    const found = await watch(page);
    await pressFrench(page);
    await follow(page, 'Pricing');
    // Time in which something could happen that should not yet.
    await frames(page, 25);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('the next page comes in French if FR is pressed after its link, and French is loaded first', {
    tag: '@more',
  }, async ({ page }) => {
    const release = await hold(page, '**/assets/pricing-*.js', '**/assets/pricing.en-*.js');
    await open(page, '/terms');
    const found = await watch(page);
    await follow(page, 'Pricing');
    await pressFrench(page);
    await frames(page, 25);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('the next page comes in French if FR is pressed after its link, and the page is loaded first', async ({
    page,
  }) => {
    const [releasePage, releaseFrench] = [
      await hold(page, '**/assets/pricing-*.js', '**/assets/pricing.en-*.js'),
      await hold(page, '**/assets/*.fr-*.js'),
    ];
    await open(page, '/terms');
    const found = await watch(page);
    await follow(page, 'Pricing');
    await pressFrench(page);
    releasePage();
    await frames(page, 25);
    releaseFrench();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('the page turns French if FR is pressed twice', { tag: '@more' }, async ({ page }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/terms');
    const found = await watch(page);
    await pressFrench(page);
    await pressFrench(page);
    await frames(page, 25);
    release();
    await expectTerms(page);
    expect(await found()).toEqual([]);
  });

  test('the page of the second of two links turns French if FR is pressed after them', {
    tag: '@more',
  }, async ({ page }) => {
    const release = await hold(page, '**/assets/pricing-*.js', '**/assets/pricing.en-*.js');
    await open(page, '/terms');
    const found = await watch(page);
    await follow(page, 'Pricing');
    await follow(page, 'Solutions');
    await expect(page).toHaveURL('/solutions');
    release();
    await frames(page, 25);
    await pressFrench(page);
    await expectFrench(page, '/solutions', /Solutions IA/, 'Voir en grand.');
    expect(await found()).toEqual([]);
  });

  test('the page of the second of two links comes in French if FR is pressed before them', {
    tag: '@more',
  }, async ({ page }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/terms');
    const found = await watch(page);
    await pressFrench(page);
    await follow(page, 'Solutions');
    await follow(page, 'Pricing');
    await frames(page, 25);
    release();
    await expectPricing(page);
    expect(await found()).toEqual([]);
  });

  test('the old page comes in French on Back while French is loading', { tag: '@more' }, async ({ page }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/terms');
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    const found = await watch(page);
    await pressFrench(page);
    await back(page);
    await frames(page, 25);
    release();
    await expectTerms(page);
    expect(await found()).toEqual([]);
  });

  test('the old page comes in French on Back while another page and French are loading', async ({ page }) => {
    const release = await hold(
      page,
      '**/assets/solutions-*.js',
      '**/assets/solutions.??-*.js',
      '**/assets/*.fr-*.js',
    );
    await open(page, '/terms');
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    const found = await watch(page);
    await follow(page, 'Solutions');
    await pressFrench(page);
    await back(page);
    await frames(page, 25);
    release();
    await expectTerms(page);
    expect(await found()).toEqual([]);
  });

  test('FR pressed again while a subject’s address is on its way leaves the page at its place', async ({
    page,
  }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/resources/blog');
    await jump(page, 300);
    // The bar is out of the window.
    const press = () =>
      page
        .getByRole('button', { name: 'FR, switch to French' })
        .evaluate((button: HTMLButtonElement) => button.click());
    await press();
    await page.locator('[data-category=web][href]').click();
    await press();
    await frames(page, 25);
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL('/resources/blog?category=web');
    expect(await scrollY(page)).toBe(300);
  });

  test('a demo opened while French is on its way turns French with the page', async ({ page }) => {
    const release = await hold(page, '**/assets/*.fr-*.js');
    await open(page, '/services');
    const found = await watch(page);
    await pressFrench(page);
    await page.locator('[data-service=phone]').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await frames(page, 25);
    release();
    await expectFrench(page, '/services', /^Services.*téléphone/, 'La ligne');
    expect(await found()).toEqual([]);
  });

  test('French that cannot be loaded leaves the page and the next one in English', async ({
    page,
    errors,
  }) => {
    await spendReload(page);
    await page.route('**/assets/terms.fr-*.js*', (route) => route.abort());
    await open(page, '/terms');
    const found = await watch(page);
    await pressFrench(page);
    await expect(page.getByRole('button', { name: 'FR, switch to French' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await follow(page, 'Pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await found()).toEqual([]);
    errors.splice(0);
  });
});
