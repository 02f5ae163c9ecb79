import type { Page } from 'playwright/test';
import { frames } from '../../support/at-rest.ts';
import { type Deployed, deployed } from '../../support/deploy.ts';
import { expect, hydrated, open, test } from '../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let host: Deployed;
/** How many documents the tab has opened since its first. */
let loads: number;
test.beforeEach(async ({ page }) => {
  host = await deployed();
  await open(page, `${host.origin}/terms`);
  loads = 0;
  page.on('load', () => {
    loads += 1;
  });
});
test.afterEach(() => host.stop());

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('a tab from before a deploy reaches the next page after one reload, at each deploy', async ({
  page,
  errors,
}) => {
  await host.deploy();
  await follow(page, 'Pricing');
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(`${host.origin}/pricing`);
  await hydrated(page);
  await expect(page).toHaveTitle(/Pricing/);
  await expect(page.locator('[data-tier]').first()).toBeVisible();
  await follow(page, 'Services');
  await expect(page).toHaveTitle(/Services/);
  expect(loads).toBe(1);
  await host.deploy();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/resources/support"]');
    link?.click();
  });
  await expect.poll(() => loads).toBe(2);
  await expect(page).toHaveURL(`${host.origin}/resources/support`);
  await hydrated(page);
  await expect(page).toHaveTitle(/Support/);
  errors.splice(0);
});

test('a page whose code the new deploy lacks, too, shows its prerendered words, and does not reload in a loop', {
  tag: '@more',
}, async ({ page, errors }) => {
  await host.deploy();
  host.lose('pricing-');
  await follow(page, 'Pricing');
  // The tab leaves the old build, then the new one.
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await frames(page, 60);
  expect(loads).toBe(2);
  await expect(page).toHaveURL(`${host.origin}/pricing`);
  await expect(page.locator('[data-tier]').first()).toBeVisible();
  await follow(page, 'Services');
  await expect(page).toHaveTitle(/Services/);
  // On the way back there are no prerendered words to keep.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads).toBe(2);
  expect(errors.join()).not.toContain('React error');
  errors.splice(0);
});

test('a page that cannot be loaded offers to try again, and loads by that button or at the next visit', async ({
  page,
  errors,
}) => {
  const again = page.getByRole('button', { name: 'Try again' });
  await page.context().setOffline(true);
  await follow(page, 'Pricing');
  await expect(again).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/Terms/);
  await page.context().setOffline(false);
  await follow(page, 'Pricing');
  await expect(page.locator('[data-tier]').first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await hydrated(page);

  await page.context().setOffline(true);
  await follow(page, 'Services');
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page).toHaveTitle(/Services/);
  // The title is there before the pictures, which the document's load waits for.
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await frames(page, 60);
  expect(loads).toBe(2);
  errors.splice(0);
});
