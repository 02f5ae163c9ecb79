import { jump, open, sectionTop } from '../../support/site.ts';
import { frames } from '../../support/at-rest.ts';
import { expect, test } from './fixture.ts';

test('footer-handset: it starts when 70 % of the footer is in view, and is over in 500 ms', async ({
  motion,
  page,
}) => {
  await open(page, '/terms');
  const start = await sectionTop(page, 'footer');

  await test.step('a refresh within a tick leaves the last scene of the page at its beginning', async () => {
    await jump(page, start - 1400);
    await motion.ready('footer-handset');
    const height = () =>
      page
        .locator('[data-part=handset]')
        .evaluate((handset) => new DOMMatrix(getComputedStyle(handset).transform).m42);
    expect(await height()).toBe(-110);
    await (await motion.hooks()).evaluate(
      ({ gsap, ScrollTrigger }) =>
        new Promise<void>((done) => {
          gsap.delayedCall(0.05, () => {
            ScrollTrigger.refresh();
            requestAnimationFrame(() => done());
          });
        }),
    );
    expect(await height()).toBe(-110);
  });

  const timeline = () => motion.timeline('footer-handset');
  expect((await timeline())?.duration).toBeLessThanOrEqual(0.5);
  const footer = await sectionTop(page, 'footer');
  const height = await page.locator('footer').evaluate((element) => element.clientHeight);
  await jump(page, footer + 0.66 * height - 900);
  await frames(page, 15);
  expect((await timeline())?.progress).toBe(0);
  await jump(page, footer + 0.72 * height - 900);
  await expect.poll(async () => (await timeline())?.progress).toBe(1);
  expect(
    Number(await page.locator('header [data-part=lamp]').evaluate((lamp) => getComputedStyle(lamp).opacity)),
  ).toBe(0);
});
