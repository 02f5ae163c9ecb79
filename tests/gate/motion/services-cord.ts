/** The home page's cord to the services. */
import type { Page } from 'playwright/test';
import { motionOf } from './fixture.ts';

export const CORD = '[data-cord=services]';

/** Waits until the services' cord is laid out and has its way on the page, px. */
export const drawn = (page: Page) => motionOf(page).span(CORD);
