/** After many route changes the site holds what it held after the first rounds. The tests are not traced: a trace holds objects, too. */
import { frames } from '../../support/at-rest.ts';
import { jump, open, visit, walk } from '../../support/site.ts';
import { expect, test } from '../../gate/motion/fixture.ts';

test.use({ trace: 'off' });

const ROUND = ['/services', '/pricing', '/resources/blog', '/'];

test('forty pages leave nothing behind: no triggers, tweens, listeners, elements or heap', async ({
  motion,
  page,
}) => {
  test.setTimeout(400_000);
  await open(page);
  await motion.ready('typewriter');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const round = async () => {
    for (const path of ROUND) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      // Chromium never lets go of a picture that React made for a page which was left before it was whole: it was never
      // in the document, and its `sizes` already listen to the window.
      await expect(page.locator('main [class*=deferred_room]')).toHaveCount(0);
      // The page is scrolled down and up again, so that its scenes have run.
      await page.evaluate(async () => {
        for (const progress of [0.3, 0.6, 1, 0]) {
          window.scrollTo({ top: progress * document.documentElement.scrollHeight, behavior: 'instant' });
          for (let frame = 0; frame < 8; frame++) await new Promise((done) => requestAnimationFrame(done));
        }
      });
    }
    await motion.ready('typewriter');
  };
  const held = async () => {
    // All scenes of the page are built, and have played if they play once: a scene that was passed quickly may not have.
    for (let i = 0; i < 2; i++) await walk(page);
    await jump(page, 0);
    await motion.played();
    // A page at rest has no frames, and a browser frees ended animations in its next ones.
    await frames(page, 4);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const gsapHolds = await (await motion.hooks()).evaluate(({ gsap, ScrollTrigger, roots }) => {
      // A scene that has played may be in GSAP's timeline or not: a tween that no scene of the page holds is left over.
      const held = new Set([...roots.values()].flatMap((scene) => [scene, ...scene.getChildren()]));
      return {
        triggers: ScrollTrigger.getAll().length,
        scenes: roots.size,
        tweens: gsap.globalTimeline.getChildren().filter((one) => !held.has(one as gsap.core.Timeline))
          .length,
      };
    });
    return {
      ...gsapHolds,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      heap: metric('JSHeapUsedSize') / 1e6,
    };
  };

  // Two rounds load everything that is fetched once.
  await round();
  await round();
  const before = await held();
  for (let i = 0; i < 10; i++) await round();
  const after = await held();
  console.log(`before ${JSON.stringify(before)}, after forty pages ${JSON.stringify(after)}`);
  // A page's leftovers would be there ten times over; a trigger that fires once may have fired or not.
  expect(after.triggers - before.triggers).toBeLessThanOrEqual(2);
  expect(after.scenes).toBe(before.scenes);
  expect(after.tweens - before.tweens).toBeLessThanOrEqual(3);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(8);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(before.nodes * 0.05);
  expect(after.heap - before.heap).toBeLessThanOrEqual(2);
});

test('GSAP holds the same after a visitor has left and come back ten times', async ({ motion, page }) => {
  await open(page);
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const held = async () =>
    (await motion.hooks()).evaluate(({ ScrollTrigger }) => ({
      triggers: ScrollTrigger.getAll().length,
      spacers: document.querySelectorAll('.pin-spacer').length,
    }));
  // A scene that was built during the first walk is run by the second.
  const heldAtRest = async () => {
    for (let i = 0; i < 2; i++) await walk(page);
    await visit(page, 'showcase');
    await motion.played();
    return held();
  };
  const before = await heldAtRest();
  for (let i = 0; i < 10; i++) {
    await page
      .locator('footer')
      .getByRole('link', { name: 'Terms' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await motion.ready('showcase');
  }
  expect(await heldAtRest()).toEqual(before);
});
