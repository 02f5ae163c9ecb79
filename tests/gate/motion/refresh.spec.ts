import { animationsEnded, scrollEnded } from '../../support/at-rest.ts';
import { hold, open, visit, walk } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('every trigger is where a refresh would put it after a slow picture, a question, another theme, language or size', async ({
  motion,
  page,
}) => {
  const release = await hold(page, '**/images/people/amelie*');
  await page.clock.install();
  await open(page);
  // With every scene of the page built, the footer's trigger lies below everything that grows.
  await walk(page);
  await motion.ready('footer-handset');
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const hooks = await motion.hooks();
  const drift = async () => {
    // A cord that is drawn again has a new trigger, which has its place from the frame after it is built.
    await page.waitForFunction(
      ({ ScrollTrigger }) => ScrollTrigger.getAll().every(({ start, end }) => end > start),
      hooks,
    );
    return hooks.evaluate(({ ScrollTrigger }) => {
      const starts = () => ScrollTrigger.getAll().map(({ start }) => start);
      const now = starts();
      ScrollTrigger.refresh();
      return Math.max(...starts().map((start, index) => Math.abs(start - (now[index] ?? 0))));
    });
  };
  // The clock is the test's: it knows nothing of the browser's frames, in which the page hears that its height has changed.
  const heightsHeard = () =>
    page.evaluate(
      () =>
        new Promise<void>((heard) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            heard();
          });
          observer.observe(document.body);
        }),
    );
  const disturbances: [string, () => unknown][] = [
    [
      'picture',
      async () => {
        release();
        const picture = page.getByRole('img', { name: /Amélie Laurent/ }).first();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      },
    ],
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
          .evaluate((button: HTMLElement) => button.click())
          .then(() => expect(page.locator('html')).toHaveAttribute('lang', 'fr')),
    ],
    ['resize', async () => page.setViewportSize({ width: 1300, height: 850 })],
  ];
  for (const [name, disturb] of disturbances) {
    await disturb();
    await animationsEnded(page);
    await heightsHeard();
    await page.clock.runFor(2000);
    expect(await drift(), name).toBeLessThanOrEqual(1);
  }
});

test('a refresh in the frame of a jump activates the card in the middle, and one after a resize leaves the page at its jump', async ({
  motion,
  page,
}) => {
  await open(page);
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const { end } = await motion.span('[data-scene=showcase]');
  await (await motion.hooks()).evaluate(({ ScrollTrigger }, top) => {
    window.scrollTo({ top, behavior: 'instant' });
    ScrollTrigger.refresh(true);
  }, end);
  await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '5');

  await visit(page, 'showcase');
  await expect(page.locator('[data-section=showcase]')).toHaveAttribute('data-active', '0');
  await scrollEnded(page);
  const place = await (await motion.hooks()).evaluate(({ ScrollTrigger }) => {
    ScrollTrigger.update();
    window.scrollTo({ top: 300, behavior: 'instant' });
    // As when a phone is turned, ScrollTrigger hears of the resize before it hears of the jump.
    window.dispatchEvent(new Event('resize'));
    ScrollTrigger.refresh();
    return window.scrollY;
  });
  expect(place).toBe(300);
  // The site restores scroll positions by itself.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});
