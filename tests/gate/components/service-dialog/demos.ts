/** Each dialog's demo, used as by a visitor. */
import type { Page } from 'playwright/test';
import { expect } from '../../../support/site.ts';
import { dialog, type Service } from './dialog.ts';

export const demos: Record<Service, (page: Page) => Promise<void>> = {
  /** A key changes the words on the line. */
  async phone(page) {
    const key = dialog(page).getByRole('button', { name: /Speak to Representative/ });
    await key.click();
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toContainText('Someone on the team is picking up');
  },

  /** An event and an action that are chosen get a cable between them. */
  async automation(page) {
    const lead = dialog(page).getByRole('button', { name: /New lead/ });
    await expect(lead).toContainText('starts CRM entry');
    await lead.click();
    await dialog(page).getByRole('button', { name: 'Receipt', exact: true }).click();
    await expect(lead).toContainText('starts Receipt');
  },

  /** Device and template can be chosen; the rest is a preview. */
  async website(page) {
    const frame = dialog(page).locator('[data-part=device]');
    const width = () => frame.evaluate((element) => (element as HTMLElement).offsetWidth);
    await expect(frame).toContainText('Slow objects');
    expect(await width()).toBeGreaterThan(768);
    await dialog(page).getByRole('radio', { name: 'Mobile, 320 px' }).check({ force: true });
    await expect.poll(width).toBe(320);
    await dialog(page).getByRole('radio', { name: 'Tablet, 768 px' }).check({ force: true });
    await expect.poll(width).toBe(768);
    await dialog(page).getByRole('radio', { name: 'Modern Business' }).check({ force: true });
    await expect(frame).toContainText('Books kept.');
    await expect(dialog(page).getByRole('combobox')).toHaveCount(2);
    for (const select of await dialog(page).getByRole('combobox').all()) await expect(select).toBeDisabled();
    await expect(dialog(page).locator('[data-colour] input')).toHaveCount(4);
    await expect(dialog(page).getByRole('checkbox', { name: 'Gallery' })).toBeDisabled();
  },

  /** Six messages have their times, the language changes once, and the field is a preview. */
  async chatbot(page) {
    const messages = dialog(page).locator('ol > li');
    await expect(messages).toHaveCount(6);
    await expect(dialog(page).locator('ol time')).toHaveCount(6);
    const languages = await messages
      .locator('[lang]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('lang')));
    expect(languages).toEqual(['fr', 'fr', 'en', 'en', 'en', 'en']);
    await expect(dialog(page).getByRole('textbox')).toBeDisabled();
  },
};
