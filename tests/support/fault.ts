/** A fault stays one fault: the words can be read, the links lead on, at most one message says so, nothing goes round. */
import { expect, type Page } from 'playwright/test';
import type { Fault } from '../long/faults/faults.ts';
import { walkQuickly } from './walk-quickly.ts';
import { fadedWords, shownLetters } from './words.ts';

/** The stand-in for a failed part of the page: the error page, a section's note. */
export const failures = (page: Page) =>
  page
    .locator('[data-component=error-page]')
    .or(page.getByText(/could not be shown|n’a pas pu s’afficher/))
    .filter({ visible: true });

/** Counts documents and, of each address, how often it is asked for. */
export function traffic(page: Page) {
  const asked = new Map<string, number>();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1);
  });
  return { documents: () => documents, most: () => Math.max(...asked.values()) };
}

export async function reads(page: Page, path = '/') {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await shownLetters(page)).toBeGreaterThan(path === '/' ? 3000 : 1500);
  await walkQuickly(page);
  await expect.poll(() => fadedWords(page)).toEqual([]);
  expect(await failures(page).count()).toBeLessThanOrEqual(1);
}

/** Makes a fault happen, reads its page, goes on and back. @param errors what the console says */
export async function bears(page: Page, errors: string[], fault: Fault): Promise<void> {
  const { documents, most } = traffic(page);
  await fault.cause(page);
  await page.goto(fault.path ?? '/', { waitUntil: 'commit' });
  // A missing page may be worth a reload.
  if (fault.reloads) await expect.poll(documents).toBe(2);
  await page.waitForLoadState();
  await reads(page, fault.path);
  // Not by the mouse, which waits for a frame (`frames` in `at-rest.ts`).
  await page.locator('footer a[href="/terms"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveTitle(/Terms/);
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await failures(page).count()).toBeLessThanOrEqual(1);
  // The address, the link's and Back's own where React is not there; a reload.
  expect(documents()).toBeLessThanOrEqual(fault.reloads ? 2 : 3);
  expect(most()).toBeLessThanOrEqual(20);
  const { says } = fault;
  expect(errors.filter((text) => !says?.test(text))).toEqual([]);
  // Each picture of the page may be missed, but what breaks says so once.
  expect(errors.filter((text) => !/Failed to/.test(text)).length).toBeLessThanOrEqual(20);
  errors.splice(0);
}
