import type { Locator } from 'playwright/test';
import { expect, hydrated, open, switchToFrench, test } from '../../../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Book a Demo and Schedule a Consultation open Support with the request in the message and in the mail’s subject', async ({
  page,
}) => {
  const subjectOf = async (link: Locator) =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('subject');
  const words = page.locator('main textarea');
  const pill = page.locator('main a[href^="mailto:"]').first();

  await open(page, '/services/website');
  await page.locator('main').getByRole('link', { name: 'Book a Demo' }).first().click();
  await expect(page).toHaveURL('/resources/support?about=demo');
  await expect(words).toHaveValue('Hello, I would like to book a demo of Allô.');
  expect(await subjectOf(pill)).toBe('A demo of Allô');
  await switchToFrench(page);
  await expect(words).toHaveValue('Bonjour, j’aimerais réserver une démo d’Allô.');
  expect(await subjectOf(pill)).toBe('Une démo d’Allô');

  await open(page, '/solutions');
  await page.locator('main').getByRole('link', { name: 'Schedule a Consultation' }).first().click();
  await expect(page).toHaveURL('/resources/support?about=consultation');
  await expect(words).toHaveValue('Hello, I would like to schedule a consultation.');
  expect(await subjectOf(pill)).toBe('A consultation with Allô');

  await open(page, '/resources/support?about=lunch');
  await expect(words).toHaveValue('');
  expect(await pill.getAttribute('href')).toBe('mailto:hello@allo.example');
});

test('an offered message of another language or request gives way to the present one, and the visitor’s own words do not', async ({
  page,
}) => {
  const words = page.locator('main textarea');
  /** Leaves the site and comes back: the browser puts back the words of the form. */
  const leaveAndComeBack = async () => {
    await page.goto('/robots.txt');
    await page.goBack();
    await hydrated(page);
  };
  await open(page, '/pricing');
  await page.locator('main a[href*="/resources/support?tier="]').first().click();
  await expect(words).not.toHaveValue('');
  await switchToFrench(page);
  await expect(words).toHaveValue(/Bonjour/);
  await test.step('offered in French, and the page is English again', async () => {
    await leaveAndComeBack();
    await expect(words).toHaveValue(/^Hello/);
  });
  await test.step('emptied, then another request', async () => {
    await words.fill('');
    await page.locator('header').getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.locator('main a[href*="/resources/support?tier="]').nth(1).click();
    await expect(words).toHaveValue(/^Hello/);
  });
  await test.step('own words are put back', async () => {
    await words.fill('My own words.');
    await leaveAndComeBack();
    await expect(words).toHaveValue('My own words.');
  });
});
