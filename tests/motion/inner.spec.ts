/** The inner pages' scenes at several scroll positions against their arithmetic, forwards and backwards. */
import type { Page } from 'playwright/test';
import { expect, jump, open, sizes, test } from '../e2e/site.ts';
import { ready, type Seen } from './stage.ts';

const STOPS = [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0];

/** The trigger's start and end, px of the page, as ScrollTrigger has them. */
const span = (page: Page, scene: string) =>
  page.evaluate((name) => {
    const { ScrollTrigger, timelines } = (window as unknown as Required<Seen>).__motion;
    const trigger = ScrollTrigger.getAll().find(({ animation }) => animation === timelines.get(name));
    return { start: trigger?.start ?? Number.NaN, end: trigger?.end ?? Number.NaN };
  }, scene);

/** Goes to each stop that the page can be scrolled to, waits until the scene agrees, and hands its progress over. */
async function atStops(page: Page, scene: string, check: (p: number) => Promise<number>) {
  const { start, end } = await span(page, scene);
  const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let visited = 0;
  for (const stop of STOPS) {
    const y = Math.round(start + (end - start) * stop);
    if (y < 0 || y > last) continue;
    visited += 1;
    await jump(page, y);
    await expect.poll(() => check((y - start) / (end - start)), `${scene} at ${stop}`).toBeLessThanOrEqual(1);
  }
  return visited;
}

for (const [name, size] of Object.entries({
  desktop: sizes.desktop,
  tablet: sizes.tablet,
  small: { viewport: { width: 920, height: 700 } },
}))
  test.describe(name, () => {
    test.use(size);

    test('blog-parallax: y = 80 × (½ − p) × 2 px, the second column only', async ({ page }) => {
      await open(page, '/resources/blog');
      await ready(page, 'blog-parallax');
      const visited = await atStops(page, 'blog-parallax', (p) =>
        page.evaluate(
          (wanted) => {
            const [first, second] = document.querySelectorAll('[data-scene=blog-parallax] > ul');
            const y = (element?: Element) =>
              element ? new DOMMatrix(getComputedStyle(element).transform).m42 : Number.NaN;
            return Math.abs(y(second) - wanted) + Math.abs(y(first));
          },
          80 * (0.5 - p) * 2,
        ),
      );
      expect(visited).toBeGreaterThanOrEqual(3);
      // Never over what follows: at its lowest the column ends above the line that leads on.
      const gap = await page.evaluate(() => {
        const column = document.querySelector('[data-part=column]')?.getBoundingClientRect();
        const next = document.querySelector('[data-section=onward]')?.getBoundingClientRect();
        return (next?.top ?? 0) - (column?.bottom ?? 0);
      });
      expect(gap).toBeGreaterThan(0);
    });

    test('market-bars: six overlapping windows from the base line, exact at the end', async ({ page }) => {
      await open(page, '/solutions/market-size');
      await ready(page, 'market-bars');
      const values = ['93.5', '129.2', '178.4', '246.2', '387.45', '550.3'].map(Number);
      const share = (p: number, index: number) => Math.min(1, Math.max(0, (p - index * (0.55 / 5)) / 0.45));
      await atStops(page, 'market-bars', (p) =>
        page.evaluate(
          (heights) => {
            const bars = [...document.querySelectorAll('[data-part=bar]')];
            return Math.max(
              ...bars.map((bar, i) => Math.abs(bar.getBoundingClientRect().height - (heights[i] ?? 0))),
            );
          },
          values.map((value, i) => (value / 600) * 288 * (0.04 + 0.96 * share(p, i))),
        ),
      );
      // Sought by hand, wherever the page can be scrolled: the values count with the bars, and end as written.
      const seen = (p: number) =>
        page.evaluate((progress) => {
          const timeline = (window as unknown as Required<Seen>).__motion.timelines.get('market-bars');
          timeline?.progress(progress);
          return [...document.querySelectorAll('[data-part=value]')].map((value) => value.textContent);
        }, p);
      expect(await seen(0.225)).toEqual(['46.8', '33.0', '2.0', '0.0', '0.00', '0.0']);
      expect(await seen(1)).toEqual(['93.5', '129.2', '178.4', '246.2', '387.45', '550.3']);
    });

    test('call-wave: what is said grows with the scroll', async ({ page }) => {
      await open(page, '/services/phone-systems');
      await ready(page, 'call-wave');
      const visited = await atStops(page, 'call-wave', (p) =>
        page.evaluate(
          (wanted) =>
            100 *
            Math.abs(
              Number(
                getComputedStyle(document.querySelector('[data-part=said]') as Element).getPropertyValue(
                  '--unsaid',
                ),
              ) - wanted,
            ),
          0.9 * (1 - p),
        ),
      );
      expect(visited).toBeGreaterThanOrEqual(5);
    });
  });

test('count: figures rise to what is written, once, and a visitor who leaves finds them whole', async ({
  page,
}) => {
  await open(page, '/services/phone-systems');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await ready(page, 'count');
  const figures = page.locator('[data-scene=count] [data-part=figure]');
  await expect(figures).toHaveText(['0', '0']);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(['45', '85']);
});

test('scope-trace: the beam draws the new test from the left', async ({ page }) => {
  await open(page, '/solutions/technical-features');
  await ready(page, 'scope-trace');
  const undrawn = () =>
    page
      .locator('[data-part=trace]')
      .evaluate((trace) => Number(getComputedStyle(trace).getPropertyValue('--undrawn')));
  expect(await undrawn()).toBe(0);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect.poll(undrawn).toBeGreaterThan(0.01);
  await expect.poll(undrawn).toBe(0);
});

test('after twenty pages nothing is left behind: triggers and tweens are where they began', async ({
  page,
}) => {
  test.slow();
  await open(page, '/resources/blog');
  await ready(page, 'blog-parallax');
  const count = () =>
    page.evaluate(() => {
      const { gsap, ScrollTrigger } = (window as unknown as Required<Seen>).__motion;
      return {
        triggers: ScrollTrigger.getAll().length,
        tweens: gsap.globalTimeline.getChildren(true, true, true).length,
      };
    });
  const roundTrip = async () => {
    await page.locator('footer a[href="/services"]').click();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/resources/blog');
    await ready(page, 'blog-parallax');
    await ready(page, 'hang-up');
  };
  // The first one brings in what the way to the footer loads.
  await roundTrip();
  await page.waitForTimeout(1000);
  const before = await count();
  for (let i = 0; i < 10; i++) await roundTrip();
  // One of the dot's tweens may be under way at either count; what a page leaves behind would be there ten times.
  await expect
    .poll(async () => {
      const now = await count();
      return now.triggers === before.triggers && now.tweens <= before.tweens + 1;
    })
    .toBe(true);
});
