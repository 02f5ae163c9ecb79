/** Whatever a search in the page finds comes into the window, on every page: nothing holds words where nobody can follow. */
import type { Page } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { expect, maxScroll, jump, open, sizes, test } from '../../support/site.ts';

/**
 * Brings each text of the page into view as a search does, one after the other, and looks whether it can be seen there.
 * @param from where the page stands before each, px
 */
const outOfSight = (page: Page, from: number) =>
  page.evaluate(async (start) => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++)
        await new Promise<unknown>((done) => requestAnimationFrame(done));
    };
    const texts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert], .sr-only, svg, select, [class*=skip]'),
    );
    const isSeen = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [box] = range.getClientRects();
      if (!box) return true;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // A box no pointer hits lies over nothing.
      const hit = document.elementsFromPoint(x, y);
      return (
        x >= 0 &&
        x <= innerWidth &&
        hit.some((one) => one === element || element.contains(one) || one.contains(element))
      );
    };
    const faults: string[] = [];
    for (const element of texts) {
      scrollTo({ top: start, behavior: 'instant' });
      await frames(2);
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await frames(4);
      if (!isSeen(element)) faults.push(element.textContent?.trim().slice(0, 50) ?? '');
    }
    return faults;
  }, from);

for (const [name, size] of Object.entries({ desktop: sizes.desktop, phone: sizes.phone }))
  test.describe(name, () => {
    test.use(size);
    for (const { path } of routes)
      test(`${path} has no words out of reach`, async ({ page }) => {
        // Twelve frames for each text, and the prices have hundreds.
        test.slow();
        await open(page, path);
        await expect(page.locator('html:not([data-first-paint])')).toBeAttached();
        for (const from of [0, await maxScroll(page)]) {
          await jump(page, from);
          expect(await outOfSight(page, from), `from ${from}`).toEqual([]);
        }
      });
  });
