/** Text twice as large on a phone, and low or narrow windows: all words can be reached. All pages: `tests/long/windows/`. */
import type { Page } from 'playwright/test';
import { resize } from '../support/at-rest.ts';
import { expect, switchToFrench, open, sizes, test } from '../support/site.ts';
import { card, dialog, dialogAtRest, type Service } from './components/service-dialog/dialog.ts';

/** Sets the browser's own font size, px; 16 is usual. */
async function setFontSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Words within an element that end beyond the window's right edge. */
const beyondEdge = (page: Page, root: string) =>
  page.locator(root).evaluate((element) => {
    const edge = document.documentElement.clientWidth + 1;
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const out: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (
        !node.textContent?.trim() ||
        !parent?.checkVisibility() ||
        parent.closest('.sr-only, [aria-hidden]')
      )
        continue;
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(({ width, right }) => width > 1 && right > edge))
        out.push(node.textContent.trim());
    }
    return out;
  });

/** The distance, px, by which the open dialog can be scrolled sideways or is cut off. */
const sideways = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);

test.describe('on a phone', () => {
  test.use({ ...sizes.phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the finder, words beside figures and forms, and the four demos fit with text twice as large', async ({
    page,
  }) => {
    await setFontSize(page, 32);
    await open(page, '/pricing');
    expect(await beyondEdge(page, '#finder')).toEqual([]);
    for (const path of ['/solutions/industries', '/solutions/market-size', '/resources/support']) {
      await open(page, path);
      expect(await beyondEdge(page, 'main'), path).toEqual([]);
    }
    await open(page, '/services');
    for (const service of ['chatbot', 'phone', 'automation', 'website'] satisfies Service[]) {
      await card(page, service).click();
      await dialogAtRest(page);
      expect(await sideways(page), service).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('the menu sheet fits a narrow window and large text in both languages, and the footer’s links end before its cord', async ({
    page,
  }) => {
    const openMenu = async () => {
      await page.locator('header button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/terms');
    await openMenu();
    expect(await sideways(page)).toBe(0);
    await switchToFrench(page);
    expect(await sideways(page), 'French').toBe(0);
    const ends = await page.locator('footer nav a').evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect().right;
      }),
    );
    // The cord hangs in the last 35 px.
    expect(Math.max(...ends)).toBeLessThan(320 - 35);
    await page.setViewportSize(sizes.phone.viewport);
    await setFontSize(page, 32);
    await open(page, '/terms');
    await openMenu();
    expect(await sideways(page), 'large').toBe(0);
    await switchToFrench(page);
    expect(await sideways(page), 'large, French').toBe(0);
  });
});

test('a menu that is taller than the window can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 910, height: 425 });
  await open(page, '/terms');
  await page.getByRole('button', { name: 'Resources, pages in this section' }).click();
  const last = page.locator('header').getByRole('link', { name: /^All resources/ });
  await last.hover();
  await page.mouse.wheel(0, 400);
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const [name, widths] of [
  ['at the low end of each layout', [390, 768, 1100, 1280]],
  ['between them', [1024, 1180, 1366, 1440]],
] as const)
  test.describe(name, { tag: name === 'between them' ? '@more' : [] }, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('no trade’s name is broken beside its jack, in either language', async ({ page }) => {
      const broken = () =>
        page.locator('[data-section=industries] label strong').evaluateAll((all) =>
          all.flatMap(({ firstChild: text }) =>
            [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              if (text) range.setStart(text, index);
              if (text) range.setEnd(text, index + word.length);
              return range.getClientRects().length > 1 ? [word] : [];
            }),
          ),
        );
      await open(page, '/solutions/industries');
      for (const language of ['en', 'fr']) {
        if (language === 'fr') await switchToFrench(page);
        for (const width of widths) {
          await resize(page, width, 800);
          expect(await broken(), `${language} ${width}`).toEqual([]);
        }
      }
    });
  });
