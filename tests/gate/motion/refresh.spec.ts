import { animationsEnded, scrollEnded } from '../../support/at-rest.ts';
import { hold, open, visit, walk } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('every trigger stands where a fresh refresh would put it, after questions, language, theme and a slow picture', async ({
  motion,
  page,
}) => {
  const release = await hold(page, '**/images/people/amelie*');
  await page.clock.install();
  await open(page);
  // With every scene of the page built, the footer's trigger stands below what grows.
  await walk(page);
  await motion.ready('footer-handset');
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const hooks = await motion.hooks();
  const drift = async () => {
    // A cord that is drawn anew has another trigger, which has its place from the frame after it is built.
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
    await page.clock.runFor(2000);
    expect(await drift(), name).toBeLessThanOrEqual(1);
  }
});

test('a refresh in the frame of a jump: the showcase shows the card that is in the middle; one more after a new size of the window leaves the page where it jumped to', async ({
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
    // As when a telephone is turned: ScrollTrigger hears of it before it hears of the jump.
    window.dispatchEvent(new Event('resize'));
    ScrollTrigger.refresh();
    return window.scrollY;
  });
  expect(place).toBe(300);
  // The site puts a page back where it was by itself.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});
