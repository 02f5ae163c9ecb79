import { scrollEnded } from '../at-rest.ts';
import { open, visit } from '../site.ts';
import { expect, test } from './fixture.ts';

test('the loop sleeps within five seconds when nothing moves', async ({ motion, page }) => {
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
  await page.clock.runFor(5000);
  const before = await motion.ticks();
  await page.clock.runFor(500);
  expect((await motion.ticks()) - before).toBeLessThanOrEqual(2);
});

test('scenes leave marks that a trace can be read by', async ({ motion, page }) => {
  await open(page);
  await motion.ready('typewriter');
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  await expect.poll(marks).toContain('scene:showcase:refresh');
  await expect.poll(marks).toContain('scene:typewriter:enter');
});
