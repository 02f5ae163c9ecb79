/**
 * What a screen reader is given: the accessibility tree of every page, dialog and menu, as somebody last read it in
 * `tests/aria/`. After an intended change `npm run e2e -- aria.spec.ts --update-snapshots` writes the trees: read them.
 */
import { posts } from '../../src/content/posts.ts';
import { type Locator } from 'playwright/test';
import { routes } from '../../src/content/routes.ts';
import { dialog, openDialog } from './components/service-dialog/dialog.ts';
import { expect, open, sizes, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectTree(of: Locator, name: string) {
  expect(await of.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
  // A group of a description list holds its terms, then what is said of them, and nothing else.
  const strays = of.locator('dl > :not(dt, dd, div), dl > div > :not(dt, dd), dl > div > dd:first-child');
  await expect(strays, name).toHaveCount(0);
}

test('every page', async ({ page, errors }) => {
  test.slow();
  for (const { path, page: name } of routes) {
    await open(page, path);
    await expectTree(page.getByRole('main'), `page-${name}`);
  }
  await open(page, '/no-such-line');
  await expectTree(page.getByRole('main'), 'page-not-found');
  errors.splice(0, errors.length, ...errors.filter((text) => !text.includes('404')));
});

test('the bar with each menu open, and the footer', async ({ page }) => {
  await open(page, '/terms');
  await expectTree(page.getByRole('contentinfo'), 'footer');
  const buttons = page.locator('header button[aria-controls]');
  await expectTree(page.getByRole('banner'), 'bar');
  for (const [index, menu] of ['services', 'solutions', 'resources'].entries()) {
    await buttons.nth(index).press('Enter');
    await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
    await expectTree(page.getByRole('banner'), `menu-${menu}`);
  }
});

test('each service’s dialog', async ({ page }) => {
  test.slow();
  for (const service of ['chatbot', 'phone', 'automation', 'website'] as const) {
    await openDialog(page, service);
    await expectTree(dialog(page), `dialog-${service}`);
  }
});

test('an open post', async ({ page }) => {
  await open(page, `/resources/blog/${posts[0]?.slug}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTree(page.getByRole('dialog'), 'dialog-post');
});

test.describe('phone', () => {
  test.use(sizes.phone);
  test('the sheet', async ({ page }) => {
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectTree(page.getByRole('dialog'), 'sheet');
  });
});
