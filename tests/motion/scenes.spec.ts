import { expect, jump, open, sectionTop, test, visit } from '../e2e/site.ts';
import { ready, type Seen, ticks } from './stage.ts';

test('typewriter: a change of language types the first phrase again', async ({ page }) => {
  await open(page);
  await ready(page, 'typewriter');
  await page.getByRole('button', { name: 'FR, switch to French' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await ready(page, 'typewriter');
  const letters = () =>
    page
      .locator('[data-part=phrase]')
      .first()
      .evaluate(
        (phrase) =>
          [...phrase.querySelectorAll('[data-letter]')].filter(
            (letter) => getComputedStyle(letter).opacity === '1',
          ).length,
      );
  await expect.poll(letters).toBe(19);
});

test('hang-up: starts when 70 % of the footer is seen and is over in 500 ms', async ({ page }) => {
  await open(page);
  const start = await sectionTop(page, 'footer');
  await jump(page, start - 1000);
  await ready(page, 'hang-up');
  const timeline = () =>
    page.evaluate(() => {
      const found = (window as unknown as Seen).__motion?.timelines.get('hang-up');
      return { duration: found?.duration() ?? 0, progress: found?.progress() ?? -1 };
    });
  expect((await timeline()).duration).toBeLessThanOrEqual(0.5);
  const footer = await sectionTop(page, 'footer');
  const height = await page.locator('footer').evaluate((element) => element.clientHeight);
  await jump(page, footer + 0.66 * height - 900);
  await page.waitForTimeout(300);
  expect((await timeline()).progress).toBe(0);
  await jump(page, footer + 0.72 * height - 900);
  await expect.poll(async () => (await timeline()).progress).toBe(1);
  expect(
    Number(await page.locator('header [data-part=lamp]').evaluate((lamp) => getComputedStyle(lamp).opacity)),
  ).toBe(0);
});

test('reveal: rises once, is shown at once when focused, and never more than 24 px', async ({ page }) => {
  await open(page);
  await jump(page, 700);
  await ready(page, 'reveal');
  const rises = page.locator('[data-section=team] [data-part=rise]');
  expect(
    await rises.first().evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42),
  ).toBeLessThanOrEqual(24);
  await visit(page, 'team');
  await expect
    .poll(() =>
      rises.evaluateAll((all) =>
        all.every(
          (element) => element.getAttribute('style') === '' || element.getAttribute('style') === null,
        ),
      ),
    )
    .toBe(true);
});

test('the loop sleeps within five seconds when nothing moves, and its marks can be read', async ({
  page,
}) => {
  await open(page);
  await ready(page, 'typewriter');
  await visit(page, 'showcase');
  await ready(page, 'showcase');
  await page.mouse.move(5, 5);
  await visit(page, 'testimonials');
  await page.waitForTimeout(5000);
  const before = await ticks(page);
  await page.waitForTimeout(500);
  expect((await ticks(page)) - before).toBeLessThanOrEqual(2);
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  expect(marks).toContain('scene:showcase:refresh');
  expect(marks).toContain('scene:typewriter:enter');
});

test('every trigger stands where a fresh refresh would put it, after questions, language, theme and a slow picture', async ({
  page,
}) => {
  await page.route('**/images/people/amelie*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await open(page);
  await visit(page, 'showcase');
  await ready(page, 'showcase');
  const drift = () =>
    page.evaluate(() => {
      const ScrollTrigger = (window as unknown as Seen).__motion?.ScrollTrigger;
      const starts = () => ScrollTrigger?.getAll().map(({ start }) => start) ?? [];
      const now = starts();
      ScrollTrigger?.refresh();
      return Math.max(...starts().map((start, index) => Math.abs(start - (now[index] ?? 0))));
    });
  const disturbances: [string, () => Promise<unknown>][] = [
    [
      'question',
      async () =>
        page
          .locator('[data-section=faq] summary')
          .first()
          .evaluate((summary: HTMLElement) => summary.click()),
    ],
    [
      'theme',
      async () =>
        page.getByRole('button', { name: /dark theme/ }).evaluate((button: HTMLElement) => button.click()),
    ],
    [
      'language',
      async () =>
        page
          .getByRole('button', { name: 'FR, switch to French' })
          .evaluate((button: HTMLElement) => button.click()),
    ],
    ['resize', async () => page.setViewportSize({ width: 1300, height: 850 })],
  ];
  for (const [name, disturb] of disturbances) {
    await disturb();
    await page.waitForTimeout(2000);
    expect(await drift(), name).toBeLessThanOrEqual(1);
  }
});

test('hang-up: a refresh, which comes within a tick, leaves the last scene of the page at its beginning', async ({
  page,
}) => {
  await open(page);
  await jump(page, (await sectionTop(page, 'footer')) - 1400);
  await ready(page, 'hang-up');
  const height = () =>
    page
      .locator('[data-part=handset]')
      .evaluate((handset) => new DOMMatrix(getComputedStyle(handset).transform).m42);
  expect(await height()).toBe(-110);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { gsap, ScrollTrigger } = (window as unknown as Required<Seen>).__motion;
        gsap.delayedCall(0.05, () => {
          ScrollTrigger.refresh();
          requestAnimationFrame(() => done());
        });
      }),
  );
  expect(await height()).toBe(-110);
});
