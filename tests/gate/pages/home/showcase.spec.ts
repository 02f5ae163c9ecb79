import type { Page } from 'playwright/test';
import { resize } from '../../../support/at-rest.ts';
import { expect, jump, motionReady, open, sectionTop, sizes, test, visit } from '../../../support/site.ts';

const cards = (page: Page) => page.locator('[data-card]');
const strip = (page: Page) =>
  page.getByRole('region', { name: 'Six restaurant jobs, from opening to close' });
/** The digits that the station clock has rolled to, or is rolling to. */
const clock = (page: Page) =>
  page
    .locator('[data-section=showcase] [style*="--digit-0"]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--digit')).join(''));

/** Goes into the strip by a Tab, from card to card and back by the arrow keys, and out of it by a Tab. */
async function walkByKeyboard(page: Page) {
  await page.getByRole('link', { name: 'Skip the six cards' }).focus();
  await page.keyboard.press('Tab');
  await expect(strip(page)).toBeFocused();
  const expectCard = async (index: number) => {
    await expect(cards(page).nth(index)).toBeFocused();
    await expect(cards(page).nth(index)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', String(index));
  };
  for (const index of [0, 1, 2, 3, 4, 5, 5]) {
    await page.keyboard.press('ArrowRight');
    await expectCard(index);
  }
  for (const index of [4, 3, 2, 1, 0, 0]) {
    await page.keyboard.press('ArrowLeft');
    await expectCard(index);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(strip(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-section=showcase]'))).toBeNull();
}

/** Opens home with the showcase at a share of its way, 0 to 1. @returns the section */
async function openAtShare(page: Page, share: number) {
  await open(page);
  await motionReady(page);
  const section = page.locator('[data-section=showcase]');
  const travel = await section.evaluate((element) => element.clientHeight - window.innerHeight);
  await jump(page, (await sectionTop(page, 'showcase')) + Math.round(share * travel));
  return section;
}

/** The width of the content of the strip, and of the area in it that holds the cards, px. */
const contentWidths = (page: Page) =>
  strip(page).evaluate((element) =>
    [element, ...element.querySelectorAll('div')]
      .filter((box) => getComputedStyle(box).overflowX === 'hidden')
      .map((box) => box.scrollWidth),
  );

for (const [name, size] of Object.entries({ desktop: sizes.desktop, tablet: sizes.tablet }))
  test.describe(name, { tag: name === 'tablet' ? '@more' : [] }, () => {
    test.use(size);

    test('the cards move without a change in the width of their scroll areas, which would paint them again', async ({
      page,
    }) => {
      await open(page);
      await motionReady(page);
      const top = await sectionTop(page, 'showcase');
      await jump(page, top);
      const before = await contentWidths(page);
      expect(before).toHaveLength(2);
      const { x } = (await cards(page).first().boundingBox()) ?? { x: 0 };
      await jump(page, top + 700);
      await expect.poll(async () => (await cards(page).first().boundingBox())?.x ?? x).toBeLessThan(x - 600);
      expect(await contentWidths(page)).toEqual(before);
    });

    test('the first card is centred at the start and the last at the end, the clock keeps time, and the arrow keys reach every card from a single Tab stop', async ({
      page,
    }) => {
      await open(page);
      await motionReady(page);
      const top = await sectionTop(page, 'showcase');
      const middle = (size.viewport.width ?? 0) / 2;
      const centre = async (index: number) => {
        const box = await cards(page).nth(index).boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0) / 2;
      };
      // The viewport is sticky: ScrollTrigger puts no spacer into the page.
      await expect(page.locator('.pin-spacer')).toHaveCount(0);
      await jump(page, top);
      await expect.poll(async () => Math.abs((await centre(0)) - middle)).toBeLessThanOrEqual(8);
      await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '0');
      await expect.poll(() => clock(page)).toBe('1000');
      const height = await page
        .locator('[data-section=showcase]')
        .evaluate((section) => section.clientHeight - window.innerHeight);
      expect(height).toBeLessThanOrEqual(3 * size.viewport.height);
      await jump(page, top + height);
      await expect.poll(async () => Math.abs((await centre(5)) - middle)).toBeLessThanOrEqual(8);
      await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');
      await expect.poll(() => clock(page)).toBe('2330');

      await visit(page, 'showcase');
      await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '0');
      await walkByKeyboard(page);
      expect(await strip(page).evaluate((element) => element.scrollLeft)).toBe(0);

      if (name !== 'desktop') return;
      await test.step('nothing is sticky in a window that is too low', async () => {
        const position = () =>
          page.locator('[data-section=showcase] > div').evaluate((stage) => getComputedStyle(stage).position);
        expect(await position()).toBe('sticky');
        await resize(page, 1200, 560);
        expect(await position()).toBe('relative');
      });
    });
  });

test.describe('on a tablet', () => {
  test.use(sizes.tablet);
  test('a tablet that is turned, and turned back, keeps the card at its centre', async ({ page }) => {
    const section = await openAtShare(page, 0.4);
    await expect(section).toHaveAttribute('data-active', '2');
    for (const [width, height] of [
      [1366, 1024],
      [1024, 1366],
    ] as const) {
      await resize(page, width, height);
      const away = async () => {
        const box = await cards(page).nth(2).boundingBox();
        return box ? Math.abs(box.x + box.width / 2 - width / 2) : Infinity;
      };
      await expect.poll(away).toBeLessThanOrEqual(8);
      await expect(section).toHaveAttribute('data-active', '2');
      await expect(cards(page).nth(2)).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a window made too low for the stage, and a pixel lower, still shows the showcase', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const section = await openAtShare(page, 0.7);
  await expect(section).toHaveAttribute('data-active', '4');
  for (const height of [580, 579]) {
    await resize(page, 1280, height);
    await expect(section).toBeInViewport({ ratio: 0.6 });
  }
});

test.describe('phone', () => {
  test.use(sizes.phone);
  test('the strip is swiped by hand, and the clock follows', async ({ page }) => {
    await open(page);
    await visit(page, 'showcase');
    expect(await strip(page).evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
    await strip(page).evaluate((element) => element.scrollTo({ left: 316 * 4, behavior: 'instant' }));
    await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '4');
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 0.9 });
  });

  test('the strip has the same keys', { tag: '@more' }, async ({ page }) => {
    await open(page);
    await visit(page, 'showcase');
    await walkByKeyboard(page);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('every digit of the clock fits its roller, and the strip has the same keys', async ({ page }) => {
    await open(page);
    await page.evaluate(() => document.fonts.load('800 100px Anybody'));
    const digits = await page.locator('[data-section=showcase] [style*="--digit-0"]').evaluateAll((rollers) =>
      rollers.flatMap((roller) =>
        [...roller.children].map((digit) => {
          const ink = document.createRange();
          ink.selectNodeContents(digit);
          return ink.getBoundingClientRect().width / (roller.parentElement as HTMLElement).clientWidth;
        }),
      ),
    );
    expect(digits).toHaveLength(40);
    expect(Math.max(...digits)).toBeLessThanOrEqual(1);
    await visit(page, 'showcase');
    await walkByKeyboard(page);
  });
});

test('a strip that was swiped without motion is at its beginning when motion comes back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await visit(page, 'showcase');
  await strip(page).evaluate((element) => element.scrollTo({ left: 1200, behavior: 'instant' }));
  await expect(page.locator('[data-section=showcase]')).not.toHaveAttribute('data-active', '0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(strip(page)).toHaveCSS('overflow-x', 'hidden');
  await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBe(0);
});
