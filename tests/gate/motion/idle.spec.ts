import { scrollEnded } from '../../support/at-rest.ts';
import { motionReady, open, visit } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('GSAP’s ticker sleeps within five seconds of rest, even after a scroll event without a movement', async ({
  motion,
  page,
}) => {
  await page.clock.install();
  await open(page);
  await motion.ready('typewriter');
  await visit(page, 'showcase');
  await motion.ready('showcase');
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 300);
  await scrollEnded(page);
  await visit(page, 'testimonials');
  // Observers are not on the page's clock: before that is driven they report that the headline has left the window.
  await page.locator('[data-scene=typewriter]').evaluate(
    (root) =>
      new Promise<void>((done) => {
        new IntersectionObserver((entries, observer) => {
          if (entries.at(-1)?.isIntersecting) return;
          observer.disconnect();
          done();
        }).observe(root);
      }),
  );
  await scrollEnded(page);
  const expectSleep = async () => {
    await page.clock.runFor(5000);
    const before = await motion.ticks();
    await page.clock.runFor(500);
    expect((await motion.ticks()) - before).toBeLessThanOrEqual(2);
  };
  await expectSleep();

  await page.mouse.wheel(0, 300);
  await scrollEnded(page);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await expectSleep();
});

test('scenes leave marks in the trace, and in each frame Lenis moves the page before timelines render', async ({
  motion,
  page,
}) => {
  await open(page);
  await motionReady(page);
  await motion.ready('typewriter');
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  await expect.poll(marks).toContain('scene:showcase:refresh');
  await expect.poll(marks).toContain('scene:typewriter:enter');
  await page.mouse.move(600, 400);
  // The record begins before the wheel: on a busy machine the page is at rest before the next call arrives.
  const record = await (await motion.hooks()).evaluateHandle(({ gsap, lenis }) => {
    if (!lenis) throw new Error('no smooth scrolling');
    const steps: string[] = [];
    const raf = lenis.raf;
    lenis.raf = (time) => {
      const before = window.scrollY;
      raf.call(lenis, time);
      if (window.scrollY !== before) steps.push('page');
    };
    // The tween outlasts the frames that are checked, however slow they are.
    gsap.to({ x: 0 }, { x: 1, duration: 600, onUpdate: () => steps.push('timeline') });
    const frame = () => {
      steps.push('frame');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return steps;
  });
  await page.mouse.wheel(0, 1500);
  const frames = () => record.evaluate((steps) => steps.join(' ').split('frame').slice(1, -1));
  await expect.poll(frames).toContain(' page timeline ');
  // The rule holds for each frame of the glide.
  await scrollEnded(page);
  const glide = await frames();
  for (const steps of glide) expect(steps.trim(), glide.join('|')).toMatch(/^(page )?timeline$|^$/);
});
