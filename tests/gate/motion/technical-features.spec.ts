import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('scope-trace: the beam draws the new test from the left', async ({ motion, page }) => {
  await open(page, '/solutions/technical-features');
  await motion.ready('scope-trace');
  const trace = page.locator('[data-part=trace]');
  const remaining = () =>
    trace.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--remaining')));
  expect(await remaining()).toBe(0);
  // The beginning is read in the page, frame by frame: the test would miss it.
  await (await motion.hooks()).evaluate(({ gsap }) => {
    const seen = Object.assign(window, { peak: 0 });
    gsap.ticker.add(() => {
      const part = document.querySelector('[data-part=trace]');
      if (part)
        seen.peak = Math.max(seen.peak, Number(getComputedStyle(part).getPropertyValue('--remaining')));
    });
  });
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { peak: number }).peak))
    .toBeGreaterThan(0.5);
  await expect.poll(remaining).toBe(0);
});
