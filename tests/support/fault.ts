/** A fault stays one fault: the words can be read, the links work, at most one message reports it, nothing loops. */
import { expect, type Page } from 'playwright/test';
import type { Fault } from '../long/faults/faults.ts';
import { walkQuickly } from './walk-quickly.ts';
import { fadedWords, shownLetters } from './words.ts';

/** The messages in place of a failed part of the page: the error page, or a section's note. */
export const failures = (page: Page) =>
  page
    .locator('[data-component=error-page]')
    .or(page.getByText(/could not be shown|n’a pas pu s’afficher/))
    .filter({ visible: true });

/** Counts the documents, and the requests for each address. */
export function traffic(page: Page) {
  const requests = new Map<string, number>();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    requests.set(request.url(), (requests.get(request.url()) ?? 0) + 1);
  });
  return { documents: () => documents, mostOfOne: () => Math.max(...requests.values()) };
}

export async function expectReadable(page: Page, path = '/') {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await shownLetters(page)).toBeGreaterThan(path === '/' ? 3000 : 1500);
  await walkQuickly(page);
  await expect.poll(() => fadedWords(page)).toEqual([]);
  expect(await failures(page).count()).toBeLessThanOrEqual(1);
}

/** Causes a fault and expects that its page can be read and left, and Back works. @param errors the console's errors */
export async function expectOneFault(page: Page, errors: string[], fault: Fault): Promise<void> {
  const { documents, mostOfOne } = traffic(page);
  await fault.cause(page);
  await page.goto(fault.path ?? '/', { waitUntil: 'commit' });
  // A missing page may be worth a reload.
  if (fault.reloads) await expect.poll(documents).toBe(2);
  await page.waitForLoadState();
  await expectReadable(page, fault.path);
  // The mouse would wait for a frame (`frames` in `at-rest.ts`).
  await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveTitle(/Terms/);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await failures(page).count()).toBeLessThanOrEqual(1);
  // The first document; without React those of the link and of Back, too; or a reload.
  expect(documents()).toBeLessThanOrEqual(fault.reloads ? 2 : 3);
  expect(mostOfOne()).toBeLessThanOrEqual(20);
  const { says } = fault;
  expect(errors.filter((text) => !says?.test(text))).toEqual([]);
  // Each missing picture may log an error, but a broken part logs its own once.
  expect(errors.filter((text) => !/Failed to/.test(text)).length).toBeLessThanOrEqual(20);
  errors.splice(0);
}
