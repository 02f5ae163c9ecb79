/** Everything that opens over a page: axe finds no violation in it, and its accessibility tree is as last read. */
import { posts } from '../../src/content/posts.ts';
import { expectTree } from '../support/aria.ts';
import { finishAnimations } from '../support/finish.ts';
import { expectAccessible, expect, jump, open, sizes, test } from '../support/site.ts';
import { smallTargets } from '../support/targets.ts';
import { dialog } from './components/service-dialog/dialog.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each service’s dialog is accessible in both themes, and keeps its tree', async ({ page }) => {
  await open(page, '/services');
  // Each dialog is opened in the theme in which the last was closed.
  for (const [service, themes] of [
    ['chatbot', ['light', 'dark']],
    ['phone', ['dark', 'light']],
    ['automation', ['light', 'dark']],
    ['website', ['dark', 'light']],
  ] as const) {
    await page.locator(`[data-service=${service}]`).getByRole('button').click();
    await expect(dialog(page)).toBeVisible();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)')).toHaveCount(1);
      await finishAnimations(page);
      if (theme === 'light') await expectTree(dialog(page), `dialog-${service}`);
      await expectAccessible(page, `${service}, ${theme}`, theme === 'dark' ? ['color-contrast'] : undefined);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('an open post is accessible in both themes, and keeps its tree', async ({ page }) => {
  await open(page, `/resources/blog/${posts[0]?.slug}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTree(page.getByRole('dialog'), 'dialog-post');
  await expectAccessible(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  await expectAccessible(page, 'dark', ['color-contrast']);
});

test('the bar, each of its menus and the footer keep their trees, and each open menu is accessible', async ({
  page,
}) => {
  await open(page, '/terms');
  await expectTree(page.getByRole('contentinfo'), 'footer');
  const buttons = page.locator('header button[aria-controls]');
  await expectTree(page.getByRole('banner'), 'bar');
  for (const [index, menu] of ['services', 'solutions', 'resources'].entries()) {
    await buttons.nth(index).press('Enter');
    await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
    await expectTree(page.getByRole('banner'), `menu-${menu}`);
    await expectAccessible(page, menu);
  }
});

test.describe('phone', () => {
  test.use(sizes.phone);

  test('home and the menu sheet over it are accessible, and large enough for a finger', async ({ page }) => {
    await open(page);
    await expectAccessible(page, 'home');
    expect(await smallTargets(page), 'too small for a finger').toEqual([]);
    // The bar comes back at the top.
    await jump(page, 0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectTree(page.getByRole('dialog'), 'sheet');
    await expectAccessible(page, 'sheet');
    expect(await smallTargets(page, 'dialog'), 'too small for a finger').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await finishAnimations(page);
    await expectAccessible(page, 'sheet, dark', ['color-contrast']);
  });
});
