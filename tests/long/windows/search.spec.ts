/** Everything that a search in the page finds comes into the window, on every page. */
import type { Page } from 'playwright/test';
import { routes } from '../../../src/content/routes.ts';
import { expect, maxScroll, jump, open, sizes, test } from '../../support/site.ts';

/**
 * Scrolls each text of the page into view in turn, as a search does.
 * @param from the scroll position before each, px
 * @returns the texts that are not seen
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
      // A box that no pointer hits covers nothing.
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
        // Each text takes twelve frames, and the prices have hundreds of texts.
        test.slow();
        await open(page, path);
        await expect(page.locator('html:not([data-first-paint])')).toBeAttached();
        for (const from of [0, await maxScroll(page)]) {
          await jump(page, from);
          expect(await outOfSight(page, from), `from ${from}`).toEqual([]);
        }
      });
  });
