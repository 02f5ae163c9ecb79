import sharp from 'sharp';
import { animationsEnded } from '../../../support/at-rest.ts';
import { expect, jump, motionReady, open, sectionTop, sizes, test, visit } from '../../../support/site.ts';

const cards = (page: import('playwright/test').Page) => page.locator('[data-card]');

// The cord moves the same way between any two cards: the gate tests five places of it.
for (const [name, size, step] of [
  ['desktop', sizes.desktop, 0.25],
  ['desktop, closely', sizes.desktop, 0.1],
  ['tablet', sizes.tablet, 0.1],
] as const)
  test.describe(name, { tag: name === 'desktop' ? [] : '@more' }, () => {
    test.use(size);

    test('the cord passes behind the words of the showcase, never over them', async ({ page }) => {
      await open(page);
      await motionReady(page);
      await visit(page, 'showcase');
      const top = await sectionTop(page, 'showcase');
      await expect(page.locator('[data-part=cord] [data-drawn]')).toBeAttached();
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
      for (let position = 2.5; position <= 3.5; position += step) {
        await jump(page, top + position * pitch);
        await animationsEnded(page, '[data-section=showcase]');
        const [without, beside] = [await shot('hidden'), await shot('visible')];
        let covered = 0;
        // Paper and butter, the colours of the words, are the only light ones; a letter's rim differs in each screenshot.
        const light = (at: number) => (without[at] ?? 0) > 225 && (without[at + 1] ?? 0) > 210;
        for (let at = 0; at < without.length; at += 3) {
          const change =
            Math.abs((without[at] ?? 0) - (beside[at] ?? 0)) +
            Math.abs((without[at + 1] ?? 0) - (beside[at + 1] ?? 0));
          if (change <= 24) continue;
          seen++;
          if ([at, at - 3, at + 3, at - row, at + row].every(light)) covered++;
        }
        expect.soft(covered, `px of words under the cord, card ${position.toFixed(2)}`).toBe(0);
      }
      expect(seen, 'the cord is there').toBeGreaterThan(1000);
    });
  });
