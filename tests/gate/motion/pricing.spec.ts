import { open } from '../../support/site.ts';
import { amount, field, IN_PLACE, line } from '../pages/pricing/finder/finder.ts';
import { expect, test } from './fixture.ts';

test('finder-plug: it and the digits of an answer are in their places within 300 ms', async ({
  motion,
  page,
}) => {
  await open(page, '/pricing?calls=1');
  await line(page, 'phone-systems').scrollIntoViewIfNeeded();
  await field(page, 'phone-systems').fill('451');
  await motion.ready('finder-plug');
  await motion.played();
  const ends = await page.evaluateHandle(() => {
    const found: number[] = [];
    document.querySelector('[data-section=finder]')?.addEventListener('transitionrun', (event) => {
      const { target, pseudoElement } = event as TransitionEvent;
      if (!(target instanceof Element) || !target.closest('[class*=reels]')) return;
      for (const { effect } of target.getAnimations({ subtree: true }))
        if (effect instanceof KeyframeEffect && effect.pseudoElement === pseudoElement)
          found.push(Number(effect.getComputedTiming().endTime));
    });
    return found;
  });
  await field(page, 'phone-systems').fill('150000');
  await expect(amount(page, 'month')).toContainText('$36,000.00');
  await expect.poll(() => ends.evaluate((all) => all.length)).toBeGreaterThan(0);
  const digits = await ends.jsonValue();
  expect(Math.max(...digits)).toBeLessThanOrEqual(300);
  expect((await motion.timeline('finder-plug'))?.duration).toBeLessThanOrEqual(0.3);
  await expect(line(page, 'phone-systems').locator('[data-part=plug]')).toHaveCSS('transform', IN_PLACE);
  await motion.played();
});
