/** The home page's cord to the services. */
import type { Page } from 'playwright/test';
import { motionOf } from './fixture.ts';

export const CORD = '[data-cord=services]';

/** Waits until the services' cord is laid out. @returns the scroll positions between which it is drawn, px */
export const cordLaidOut = (page: Page) => motionOf(page).span(CORD);
