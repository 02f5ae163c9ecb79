import type { Page } from 'playwright/test';
import { frames } from './at-rest.ts';

/**
 * Ends all CSS transitions at once, and the animations that have an end: for tests that look at the end only.
 */
export async function finishAnimations(page: Page): Promise<void> {
  // A change of this moment begins its transition in the next frame.
  await frames(page);
  await page.evaluate(() => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let all = moving(); all.length > 0; all = moving()) for (const one of all) one.finish();
  });
}
