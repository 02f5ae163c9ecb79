/** The figures that a visitor sees: one that counts has its digits of the moment drawn over it. */
import type { Locator } from 'playwright/test';

export const figuresSeen = (figures: Locator): Promise<string[]> =>
  figures.evaluateAll((all) =>
    all.map((figure) => (figure as HTMLElement).dataset.counted ?? figure.textContent ?? ''),
  );
