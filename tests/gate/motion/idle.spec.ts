import { scrollEnded } from '../../support/at-rest.ts';
import { motionReady, open, visit } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('the loop sleeps within five seconds when nothing moves, after a scroll event without a movement, too', async ({
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
  // Observers are not on the page's clock: what left the window has been heard of before the clock is driven.
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
  const sleeps = async () => {
    await page.clock.runFor(5000);
    const before = await motion.ticks();
    await page.clock.runFor(500);
    expect((await motion.ticks()) - before).toBeLessThanOrEqual(2);
  };
  await sleeps();

  await page.mouse.wheel(0, 300);
  await scrollEnded(page);
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await sleeps();
});

test('scenes leave marks that a trace can be read by; in a frame Lenis moves the page before timelines render', async ({
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
  // The record stands before the wheel: on a busy machine the page has come to rest before the next call is heard.
  const record = await (await motion.hooks()).evaluateHandle(({ gsap, lenis }) => {
    if (!lenis) throw new Error('no smooth scrolling');
    const steps: string[] = [];
    const raf = lenis.raf;
    lenis.raf = (time) => {
      const before = window.scrollY;
      raf.call(lenis, time);
      if (window.scrollY !== before) steps.push('page');
    };
    // It outlasts the frames that are looked at, however slow they are.
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
