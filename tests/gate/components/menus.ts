/** The button and a link of the services' menu in the bar. */
import type { Page } from 'playwright/test';

export const services = (page: Page) => page.getByRole('button', { name: 'Services, pages in this section' });
export const chatbots = (page: Page) => page.locator('header').getByRole('link', { name: /^Chatbots/ });
