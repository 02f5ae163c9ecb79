/** Every page in print: black words on white, everything open, nothing of the bar, no more sheets than it needs. */
import type { Page } from 'playwright/test';
import { posts } from '../../../src/content/posts.ts';
import { routes } from '../../../src/content/routes.ts';
import { expect, switchToFrench, open, test } from '../../support/site.ts';

/** The number of A4 sheets of each page. */
const sheets: Record<string, number> = {
  '/': 4,
  '/services': 1,
  '/services/chatbots': 2,
  '/services/phone-systems': 2,
  '/services/automation': 2,
  '/services/website': 2,
  '/solutions': 1,
  '/solutions/industries': 2,
  '/solutions/market-size': 2,
  '/solutions/technical-features': 1,
  '/pricing': 2,
  '/resources': 1,
  '/resources/about-us': 1,
  '/resources/faq': 1,
  '/resources/team': 1,
  '/resources/blog': 3,
  '/resources/support': 1,
  '/privacy': 1,
  '/terms': 1,
};

/** Each sheet is an object of its own in Chromium's PDF, outside its compressed parts. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

async function openInPrint(page: Page, path = '/'): Promise<void> {
  await open(page, path);
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.emulateMedia({ media: 'print' });
}

for (const { path } of routes) {
  test(`${path} is printed on its number of sheets`, async ({ page }) => {
    await open(page, path);
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(sheets[path]);
  });

  test(`${path} is printed with all of its words, in black on white`, async ({ page }) => {
    await open(page, path);
    await page.setViewportSize({ width: 672, height: 1000 });
    const words = await page
      .locator('main :is(h1, h2, h3, p, dt, dd, li > :is(strong, strong ~ span), blockquote):visible')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              !element.closest(
                '.sr-only, nav, [aria-hidden], button, [data-component=next-page], [data-example]',
              ),
          )
          .filter((element) => element.querySelector('.sr-only, button, [aria-hidden]') === null)
          .map((element) => element.textContent?.trim() ?? ''),
      );
    await page.emulateMedia({ media: 'print' });
    // Digits are left out: a figure may still be counting.
    const squeeze = (text: string) => text.replace(/[\s\d]+/g, '').toLowerCase();
    const printed = squeeze(await page.locator('body').innerText());
    expect(words.filter((text) => !printed.includes(squeeze(text)))).toEqual([]);
    expect(printed).not.toMatch(/skipto|getstarted.*switchto/);
    await expect(
      page.locator('header, canvas, video, .skip, footer [role=switch]').filter({ visible: true }),
    ).toHaveCount(0);
    const coloured = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.checkVisibility() && !element.closest('svg'))
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return (
            color !== 'rgb(0, 0, 0)' || !/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/.test(backgroundColor)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(coloured).toEqual([]);
  });
}

test('closed questions and hidden tabs are open in print', async ({ page }) => {
  await openInPrint(page, '/resources/faq');
  for (const answer of await page.locator('details > :not(summary)').all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  }
  await openInPrint(page, '/solutions/technical-features');
  // A role would not find the panels that are hidden from a screen reader and printed all the same.
  await expect(page.locator('[role=tabpanel]').filter({ visible: true })).toHaveCount(3);
});

test('an open post is printed, and not the page behind it', async ({ page }) => {
  await open(page, `/resources/blog/${posts[0]?.slug}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-post]').filter({ visible: true })).toHaveCount(0);
  const ground = await page
    .locator('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(ground).toBe('rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
});

test('an open menu is not printed, and the page behind it is', async ({ page }) => {
  await page.setViewportSize({ width: 672, height: 1000 });
  await open(page, '/terms');
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('header dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.locator('header dialog')).toBeHidden();
});

test('a message is printed whole', async ({ page }) => {
  await openInPrint(page, '/resources/support');
  const words = page.locator('main textarea');
  await words.fill('A line of the message.\n'.repeat(15));
  expect(await words.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1);
});

test('a link is printed with its address', async ({ page }) => {
  await openInPrint(page, '/');
  const link = page.locator('main a[href="/pricing"]').first();
  expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain('/pricing');
});

for (const language of ['en', 'fr'])
  test(`the rate card’s four tables take two sheets, ${language}`, async ({ page }) => {
    await open(page, '/pricing');
    if (language === 'fr') await switchToFrench(page);
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(2);
    await page.setViewportSize({ width: 672, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    // A single call: a page in print is slow to answer.
    const drawn = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('main :is([role=table], [role=row], [role=cell])')].filter(
        (element) => element.checkVisibility(),
      );
      return {
        as: [...new Set(shown.map((one) => `${one.role} is ${getComputedStyle(one).display}`))].sort(),
        tiers: shown.filter((one) => one.matches('[data-tier]')).length,
      };
    });
    expect(drawn).toEqual({ as: ['cell is table-cell', 'row is table-row', 'table is table'], tiers: 20 });
  });

for (const language of ['en', 'fr'])
  test(`the price finder is printed before the tables if it has a choice, ${language}`, async ({ page }) => {
    await open(page, '/pricing?calls=1500');
    if (language === 'fr') await switchToFrench(page);
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-section=finder]')).toContainText('570');
    await expect(page.locator('[data-section=finder]')).toBeVisible();
    await open(page, '/pricing');
    await expect(page.locator('[data-section=finder]')).toBeHidden();
  });
