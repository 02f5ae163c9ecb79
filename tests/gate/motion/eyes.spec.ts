import { jump, motionReady, open, visit } from '../../support/site.ts';
import { configOf } from './config-of.ts';
import type { effect as robotEyesEffect } from '../../../src/components/robot/robot-eyes.effect.ts';
import { expect, test } from './fixture.ts';

const ROOT = '[data-section=showcase] [data-scene=robot-eyes]';

test('robot-eyes: they look at the mouse in the showcase, however far the strip has moved', async ({
  motion,
  page,
}) => {
  const { reachX, half } = configOf<typeof robotEyesEffect>('robot-eyes');
  await open(page);
  await motionReady(page);
  await visit(page, 'showcase');
  await motion.ready('showcase');
  const { start, end } = await motion.span('[data-scene=showcase]');
  const left = () => page.locator(ROOT).evaluate((robot) => robot.getBoundingClientRect().left);
  const was = await left();
  await jump(page, (start + end) / 2);
  await expect.poll(async () => Math.abs((await left()) - was)).toBeGreaterThan(400);
  await page.mouse.move(100, 300);
  // The effect reads the moved box a tenth of a second later.
  await expect(async () => {
    await page.mouse.move(100 + Math.random() * 9, 300);
    await motion.caughtUp(ROOT);
    const turned = await (await motion.hooks()).evaluate(
      ({ gsap }, root) => Number(gsap.getProperty(`${root} [data-part=eyes]`, 'xPercent')),
      ROOT,
    );
    const box = (await page.locator(ROOT).boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    const far = 104 - (box.x + box.width / 2);
    expect(Math.abs(turned - (reachX * far) / (Math.abs(far) + half))).toBeLessThan(0.3);
  }).toPass({ timeout: 5000 });
});
