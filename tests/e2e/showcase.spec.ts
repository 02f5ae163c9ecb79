import sharp from 'sharp';
import { expect, french, jump, motionReady, open, sectionTop, sizes, test, visit } from './site.ts';

const cards = (page: import('playwright/test').Page) => page.locator('[data-card]');

for (const [name, size] of Object.entries({ desktop: sizes.desktop, tablet: sizes.tablet }))
  test.describe(name, () => {
    test.use(size);

    test('the first card is centred at the start and the last at the end; the clock keeps time', async ({
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
      await jump(page, top);
      await expect.poll(async () => Math.abs((await centre(0)) - middle)).toBeLessThanOrEqual(8);
      await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '0');
      const height = await page
        .locator('[data-section=showcase]')
        .evaluate((section) => section.clientHeight - window.innerHeight);
      expect(height).toBeLessThanOrEqual(3 * size.viewport.height);
      await jump(page, top + height);
      await expect.poll(async () => Math.abs((await centre(5)) - middle)).toBeLessThanOrEqual(8);
      await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');
    });

    test('Tab brings every card into view, and so does Shift+Tab', async ({ page }) => {
      await open(page);
      await motionReady(page);
      await visit(page, 'showcase');
      await page.locator('[data-section=showcase] [role=region]').focus();
      for (let index = 0; index < 6; index++) {
        await page.keyboard.press('Tab');
        await expect(cards(page).nth(index)).toBeFocused();
        await expect(cards(page).nth(index)).toBeInViewport({ ratio: 0.9 });
      }
      for (let index = 4; index >= 0; index--) {
        await page.keyboard.press('Shift+Tab');
        await expect(cards(page).nth(index)).toBeFocused();
        await expect(cards(page).nth(index)).toBeInViewport({ ratio: 0.9 });
      }
      expect(
        await page.locator('[data-section=showcase] [role=region]').evaluate((strip) => strip.scrollLeft),
      ).toBe(0);
    });
  });

test.describe('phone', () => {
  test.use(sizes.phone);
  test('is a strip swiped by hand; the clock follows', async ({ page }) => {
    await open(page);
    await visit(page, 'showcase');
    const strip = page.locator('[data-section=showcase] [role=region]');
    expect(await strip.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
    await strip.evaluate((element) => element.scrollTo({ left: 316 * 4, behavior: 'instant' }));
    await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '4');
    await expect(cards(page).nth(4)).toBeInViewport({ ratio: 0.9 });
  });
});

test('without a stage of 700 by 600 px nothing is pinned', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 560 });
  await open(page);
  const position = await page
    .locator('[data-section=showcase] > div')
    .evaluate((stage) => getComputedStyle(stage).position);
  expect(position).toBe('relative');
});

test("every digit of the clock is narrower than its drum's window", async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.fonts.load('800 100px Anybody'));
  const digits = await page.locator('[data-section=showcase] [data-place]').evaluateAll((drums) =>
    drums.flatMap((drum) =>
      [...drum.children].map((digit) => {
        const ink = document.createRange();
        ink.selectNodeContents(digit);
        return ink.getBoundingClientRect().width / (drum.parentElement as HTMLElement).clientWidth;
      }),
    ),
  );
  expect(digits).toHaveLength(40);
  expect(Math.max(...digits)).toBeLessThanOrEqual(1);
});

// A small laptop, the smallest stage, and a small tablet held upright.
for (const [width, height] of [
  [1366, 768],
  [1100, 600],
  [768, 1024],
] as const)
  for (const language of ['en', 'fr'])
    test(`every card is whole in a window of ${width} by ${height} px, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await motionReady(page);
      if (language === 'fr') {
        if (width < 900) await page.getByRole('button', { name: 'Menu' }).click();
        await french(page);
        if (width < 900) await page.keyboard.press('Escape');
      }
      await visit(page, 'showcase');
      let heights: (number | undefined)[] = [];
      // Once as they stand, once with each name as wide as at the centre.
      for (let active = 0; active < 6; active++) {
        await page.locator('[data-section=showcase]').evaluate((section, index) => {
          (section as HTMLElement).dataset.active = String(index);
        }, active);
        await page.waitForTimeout(400);
        const seen = await cards(page).evaluateAll((all) =>
          all.map((card) => ({
            name: card.querySelector('h3')?.textContent,
            over: card.scrollHeight - card.clientHeight,
            // From the end of the last line to the card's foot, and the height of its picture.
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
          expect.soft(over, `${name}: cut off`).toBeLessThanOrEqual(0);
          expect.soft(foot, `${name}: its last line`).toBeGreaterThanOrEqual(10);
          expect.soft(picture, `${name}: its picture`).toBeGreaterThanOrEqual(50);
          expect.soft(clear, `${name}: its picture under the words`).toBeGreaterThanOrEqual(0);
        }
        if (active === 0) heights = seen.map(({ lines }) => lines);
        expect
          .soft(
            seen.map(({ lines }) => lines),
            'no name takes another line',
          )
          .toEqual(heights);
      }
    });

for (const [name, size] of Object.entries({ desktop: sizes.desktop, tablet: sizes.tablet }))
  test.describe(name, () => {
    test.use(size);

    test('the cord passes behind the words of the stage, never over them', async ({ page }) => {
      await open(page);
      await motionReady(page);
      await visit(page, 'showcase');
      const top = await sectionTop(page, 'showcase');
      await expect(page.locator('[data-part=cord] canvas')).not.toHaveAttribute('width', '1');
      // Down to the clock's foot.
      const foot = await page
        .locator('[data-section=showcase] p[aria-hidden=true]')
        .evaluate((clock) => Math.floor(clock.getBoundingClientRect().bottom));
      const shot = async (visibility: string) => {
        await page
          .locator('[data-part=cord]')
          .evaluate((cord: HTMLElement, value) => (cord.style.visibility = value), visibility);
        const clip = { x: 0, y: 0, width: size.viewport.width, height: foot };
        return sharp(await page.screenshot({ clip, scale: 'css' }))
          .removeAlpha()
          .raw()
          .toBuffer();
      };
      const pitch = await cards(page).evaluateAll(
        ([one, two]) => (two as HTMLElement).offsetLeft - (one as HTMLElement).offsetLeft,
      );
      const row = 3 * size.viewport.width;
      let seen = 0;
      // Half a pitch to either side of the fourth card, in steps.
      for (let share = 2.5; share <= 3.5; share += 0.1) {
        await jump(page, top + share * pitch);
        await page.waitForTimeout(450);
        const [without, beside] = [await shot('hidden'), await shot('visible')];
        let covered = 0;
        // Paper and butter, the colours of the stage's words, are its only light ones; a letter's rim is drawn anew each time.
        const light = (at: number) => (without[at] ?? 0) > 225 && (without[at + 1] ?? 0) > 210;
        for (let at = 0; at < without.length; at += 3) {
          const change =
            Math.abs((without[at] ?? 0) - (beside[at] ?? 0)) +
            Math.abs((without[at + 1] ?? 0) - (beside[at + 1] ?? 0));
          if (change <= 24) continue;
          seen++;
          if ([at, at - 3, at + 3, at - row, at + row].every(light)) covered++;
        }
        expect.soft(covered, `px of words under the cord, card ${share.toFixed(1)}`).toBe(0);
      }
      expect(seen, 'the cord is there').toBeGreaterThan(1000);
    });
  });
