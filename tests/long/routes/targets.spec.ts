/** Everything that a finger presses is at least 44 px wide and high. */
import { routes } from '../../../src/content/routes.ts';
import { openDialog } from '../../gate/components/service-dialog/dialog.ts';
import { expect, open, sizes, test } from '../../support/site.ts';
import { smallTargets } from '../../support/targets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, size] of Object.entries({ tablet: sizes.tablet, phone: sizes.phone }))
  test.describe(name, () => {
    test.use(size);

    test('every control of every page is large enough', async ({ page }) => {
      test.slow();
      for (const { path } of routes) {
        await open(page, path);
        expect.soft(await smallTargets(page), path).toEqual([]);
      }
    });

    test('every control of each dialog and of the menu is large enough', async ({ page }) => {
      for (const service of ['chatbot', 'phone', 'automation', 'website'] as const) {
        await openDialog(page, service);
        expect.soft(await smallTargets(page, 'dialog'), service).toEqual([]);
      }
      await open(page, '/resources/blog/sofa-first');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await smallTargets(page, 'dialog'), 'a post').toEqual([]);
      await open(page, '/terms');
      // The menu is a panel under the bar on a tablet, a sheet on a phone.
      await page.getByRole('button', { name: /^(Menu|Services, pages)/ }).click();
      await expect(page.locator('header').getByRole('link', { name: /Line 1/ })).toBeVisible();
      const menu = name === 'tablet' ? '#menu-services' : 'dialog';
      expect.soft(await smallTargets(page, menu), 'the menu').toEqual([]);
    });
  });
