/** Every page, translated by the browser: after a change of language no word of the first is left, and every control works. */
import type { Locator, Page } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { frames } from '../../support/at-rest.ts';
import { expect, switchToFrench, jump, open, openEarly, test } from '../../support/site.ts';
import { failures } from '../../support/fault.ts';
import { translate } from '../../support/translator.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CONTROLS = 'summary, button:enabled, input:enabled, select:enabled';
const openDialog = (page: Page) => page.locator('dialog[open]');
const rootText = (page: Page) => page.locator('#root').evaluate((root) => root.textContent);

/** Uses a control by script: the mouse would wait for frames. */
const use = (control: Locator) =>
  control.evaluate((element) => {
    if (!(element instanceof HTMLInputElement) || /radio|checkbox/.test(element.type)) {
      if (element instanceof HTMLElement) element.click();
      return;
    }
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const value of element.type === 'range' ? ['0', element.max, '3'] : ['', 'none', '1', '99999']) {
      setValue?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });

async function useAll(page: Page, within: Locator): Promise<void> {
  const controls = within.locator(CONTROLS);
  for (let index = 0; index < (await controls.count()); index += 1) {
    await use(controls.nth(index));
    await frames(page, 1);
    if ((await within.count()) === 0) return;
  }
}

for (const path of [...routes.map((route) => route.path), '/no-such-line', '/resources/blog/keyhole'])
  test(`${path} works while it is translated`, async ({ page, errors }) => {
    test.slow();
    await open(page, path);
    await translate(page, { words: 'same', blanks: true });
    if (await openDialog(page).count()) await page.keyboard.press('Escape');
    await switchToFrench(page);
    const translated = await rootText(page);
    await open(page, page.url());
    await switchToFrench(page);
    expect(translated).toBe(await rootText(page));

    await translate(page, { blanks: true });
    const main = page.locator('main');
    const controls = main.locator(CONTROLS);
    for (let index = 0; index < (await controls.count()); index += 1) {
      await use(controls.nth(index));
      await frames(page, 1);
      if ((await openDialog(page).count()) === 0) continue;
      await useAll(page, openDialog(page));
      if (await openDialog(page).count()) await page.keyboard.press('Escape');
      await expect(openDialog(page)).toHaveCount(0);
    }
    await jump(page, 0);
    await useAll(page, page.locator('header'));
    await useAll(page, page.locator('footer'));
    for (const to of ['/pricing', '/terms']) {
      await page
        .locator(`a[href="${to}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      // Otherwise the second link would cancel the first, and Back would leave the site.
      await expect(page).toHaveURL(to);
    }
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await failures(page).count()).toBe(0);
    // The not-found page's own answer is a 404.
    const own = errors.filter((error) => !/status of 404/.test(error));
    expect(own).toEqual([]);
    errors.length = 0;
  });

for (const path of ['/', '/pricing', '/resources/support'])
  test(`${path} works if it is translated before its scripts have loaded`, async ({ page, errors }) => {
    const hydrate = await openEarly(page, path);
    await translate(page, { blanks: true });
    await hydrate();
    await switchToFrench(page);
    await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/terms');
    expect(await failures(page).count()).toBe(0);
    // React reports that it has rendered the changed parts again.
    expect(errors.filter((error) => !/#(418|423|425)/.test(error))).toEqual([]);
    errors.length = 0;
  });
