/** Locators of the price finder's parts. */
import type { Page } from 'playwright/test';

/** The lines that ask for a number. */
export type NumberLine = 'chatbots' | 'phone-systems' | 'website';
export const numberLines: NumberLine[] = ['chatbots', 'phone-systems', 'website'];

export const finder = (page: Page) => page.locator('[data-section=finder]');
export const line = (page: Page, id: NumberLine | 'automation') => page.locator(`[data-line="${id}"]`);
export const slider = (page: Page, id: NumberLine) => line(page, id).getByRole('slider');
export const field = (page: Page, id: NumberLine) => line(page, id).getByRole('spinbutton');
/** The rows of a line; `data-row` is the one that its plug is in, -1 for none. */
export const rows = (page: Page, id: NumberLine) => line(page, id).locator('[data-row]');
export const price = (page: Page, id: NumberLine | 'automation') =>
  line(page, id).locator('[data-part=line-price]');
/** Any of the sums: `month`, `first-month`, `year` or `first-year`. */
export const amount = (page: Page, part: string) => finder(page).locator(`[data-part="${part}"]`);

/** A transform that moves nothing. */
export const IN_PLACE = /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/;
