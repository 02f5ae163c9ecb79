/** Each card of the showcase keeps all its words, in small windows and in both languages. */
import { animationsEnded, resize } from '../../../support/at-rest.ts';
import { expect, switchToFrench, motionReady, open, test, visit } from '../../../support/site.ts';

const cards = (page: import('playwright/test').Page) => page.locator('[data-card]');

// A small laptop, the smallest viewport of the showcase, and a small tablet held upright.
// The gate tests the longest words in the lowest window and in the narrowest.
for (const [language, windows, tag] of [
  [
    'fr',
    [
      [1100, 600],
      [768, 1024],
    ],
    [],
  ],
  ['fr', [[1366, 768]], '@more'],
  [
    'en',
    [
      [1366, 768],
      [1100, 600],
      [768, 1024],
    ],
    '@more',
  ],
] as [string, [number, number][], string[] | string][])
  test(`every card is whole in windows of ${windows.map((size) => size.join(' by ')).join(' and ')} px, ${language}`, {
    tag,
  }, async ({ page }) => {
    const [[first, lowest]] = windows as [[number, number]];
    await page.setViewportSize({ width: first, height: lowest });
    await open(page);
    await motionReady(page);
    if (language === 'fr') await switchToFrench(page);
    for (const [width, height] of windows) {
      await resize(page, width, height);
      await visit(page, 'showcase');
      let heights: (number | undefined)[] = [];
      // Each card in turn has its name as wide as at the centre.
      for (let active = 0; active < 6; active++) {
        await page.locator('[data-section=showcase]').evaluate((section, index) => {
          for (const card of section.querySelectorAll<HTMLElement>('[data-card]'))
            card.toggleAttribute('data-now', card.dataset.index === String(index));
        }, active);
        await animationsEnded(page, '[data-section=showcase]');
        const seen = await cards(page).evaluateAll((all) =>
          all.map((card) => ({
            name: card.querySelector('h3')?.textContent,
            over: card.scrollHeight - card.clientHeight,
            // The room below the last line.
            foot:
              card.getBoundingClientRect().bottom -
              (card.querySelector('li:last-child')?.getBoundingClientRect().bottom ?? Infinity),
            picture: card.querySelector('img')?.getBoundingClientRect().height ?? 0,
            clear:
              (card.querySelector('h3')?.getBoundingClientRect().top ?? 0) -
              (card.querySelector('img')?.getBoundingClientRect().bottom ?? Infinity),
            lines: card.querySelector('h3')?.offsetHeight,
          })),
        );
        for (const { name, over, foot, picture, clear } of seen) {
          expect.soft(over, `${width} × ${height}, ${name}: cut off`).toBeLessThanOrEqual(0);
          expect.soft(foot, `${width} × ${height}, ${name}: its last line`).toBeGreaterThanOrEqual(10);
          expect.soft(picture, `${width} × ${height}, ${name}: its picture`).toBeGreaterThanOrEqual(50);
          expect
            .soft(clear, `${width} × ${height}, ${name}: its picture under the words`)
            .toBeGreaterThanOrEqual(0);
        }
        if (active === 0) heights = seen.map(({ lines }) => lines);
        expect
          .soft(
            seen.map(({ lines }) => lines),
            `${width} × ${height}: no name takes another line`,
          )
          .toEqual(heights);
      }
    }
  });
