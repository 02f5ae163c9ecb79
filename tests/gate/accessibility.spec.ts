/** What opens over a page: axe finds nothing in it, and its tree is as it was last read. */
import { posts } from '../../src/content/posts.ts';
import { expectTree } from '../support/aria.ts';
import { animationsEnded } from '../support/at-rest.ts';
import { clean, expect, jump, open, sizes, test, visit } from '../support/site.ts';
import { smallTargets } from '../support/targets.ts';
import { dialog } from './components/service-dialog/dialog.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each service’s dialog', async ({ page }) => {
  await open(page);
  await visit(page, 'services');
  for (const service of ['chatbot', 'phone', 'automation', 'website']) {
    await page.locator(`[data-service=${service}]`).getByRole('button').click();
    await expect(dialog(page)).toBeVisible();
    await expectTree(dialog(page), `dialog-${service}`);
    await clean(page, service);
    await page.emulateMedia({ colorScheme: 'dark' });
    await animationsEnded(page);
    await clean(page, `${service}, dark`, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('an open post', async ({ page }) => {
  await open(page, `/resources/blog/${posts[0]?.slug}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTree(page.getByRole('dialog'), 'dialog-post');
  await clean(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await animationsEnded(page);
  await clean(page, 'dark', ['color-contrast']);
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
    await clean(page, menu);
  }
});

test.describe('phone', () => {
  test.use(sizes.phone);

  test('home, and the sheet over it', async ({ page }) => {
    await open(page);
    await clean(page, 'home');
    expect(await smallTargets(page), 'too small for a finger').toEqual([]);
    // Up there the bar comes back.
    await jump(page, 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectTree(page.getByRole('dialog'), 'sheet');
    await clean(page, 'sheet');
    expect(await smallTargets(page, 'dialog'), 'too small for a finger').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await animationsEnded(page);
    await clean(page, 'sheet, dark', ['color-contrast']);
  });
});
