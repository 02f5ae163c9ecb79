/** The headline's letters stay where they are when the display font loads late. */
import { frames } from '../../../support/at-rest.ts';
import { expect, switchToFrench, hold, hydrated, sizes, test } from '../../../support/site.ts';

for (const size of ['desktop', 'phone'] as const)
  test.describe(size, { tag: size === 'phone' ? '@more' : [] }, () => {
    test.use(sizes[size]);

    test('a font that loads late moves no letter, in English or in French', async ({ page }) => {
      const arrive = await hold(page, '**/*.woff2');
      // A slow document does not wait for its fonts.
      await page.route('**/', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      // Without scenes every letter is shown.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: { node?: Element }[] };
            (window as unknown as { shifts: unknown[] }).shifts.push([
              value,
              ...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 20)}`),
            ]);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/', { waitUntil: 'commit' });
      await hydrated(page);
      const letters = () =>
        page
          .locator('[data-letter]')
          .evaluateAll((all) =>
            all.map((one) =>
              [one.getBoundingClientRect().left, one.getBoundingClientRect().top].map(Math.round),
            ),
          );
      expect(await page.evaluate(() => document.fonts.check('800 20px Anybody'))).toBe(false);
      const english = await letters();
      arrive();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => document.fonts.check('800 20px Anybody'));
      await frames(page, 4);
      const late = await letters();
      expect(
        late.map(([left = 0], at) => Math.abs(left - (english[at]?.[0] ?? 0))).filter((off) => off > 1),
      ).toEqual([]);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: [number][] }).shifts);
      const total = shifts.reduce((sum, [value]) => sum + value, 0);
      // A word beside a figure moves by a fraction of its own width: a ten-thousandth.
      expect(total.toFixed(3), JSON.stringify(shifts)).toBe('0.000');

      // A box is as wide as its letter: the table of widths agrees with the font.
      const look = () =>
        page.locator('[data-part=phrase] [data-letter]').evaluateAll((all) =>
          (all as HTMLElement[]).flatMap((letter) => {
            const box = letter.getBoundingClientRect().width;
            letter.style.inlineSize = 'auto';
            const own = letter.getBoundingClientRect().width;
            letter.style.inlineSize = '';
            const size = Number.parseFloat(getComputedStyle(letter).fontSize);
            const tracking = (78 - Number(letter.style.getPropertyValue('--w'))) * 0.0006 * size;
            return Math.abs(box - own - tracking) > 1 + size / 100
              ? [`${letter.textContent}: ${box}, ${own + tracking}`]
              : [];
          }),
        );
      expect(await look()).toEqual([]);
      if (size === 'desktop') {
        await switchToFrench(page);
        expect(await look()).toEqual([]);
      }
    });
  });
