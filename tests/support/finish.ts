import type { Page } from 'playwright/test';
import { frames } from './at-rest.ts';

/**
 * Brings what CSS moves to its end at once, where only the end is looked at: transitions, and animations that have one.
 */
export async function finishAnimations(page: Page): Promise<void> {
  // A change of this moment begins its transition with the next frame.
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
