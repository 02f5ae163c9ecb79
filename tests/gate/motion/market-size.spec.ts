import { figuresSeen } from '../../support/seen-figures.ts';
import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('market-bars: the first year stays as it is, and the others count with their bars up to the written values', async ({
  motion,
  page,
}) => {
  await open(page, '/solutions/market-size');
  await motion.ready('market-bars');
  const seen = async (progress: number) => {
    await motion.seek('market-bars', progress);
    return figuresSeen(page.locator('[data-part=value]'));
  };
  // A refresh of the page's triggers, which may still come, moves it back to the scroll position.
  await expect.poll(() => seen(0.225)).toEqual(['93.5', '64.6', '34.7', '0.0', '0.00', '0.0']);
  await expect.poll(() => seen(1)).toEqual(['93.5', '129.2', '178.4', '246.2', '387.45', '550.3']);
});

test('market-bars: the cord ends in the last jack, even if it is laid out before that jack has risen', async ({
  motion,
  page,
}) => {
  const cord = page.locator('[data-cord=market-size]');
  const box = () => cord.evaluate(({ style }: HTMLElement) => [style.width, style.height]);
  const laidOut = async () => {
    await open(page, '/solutions/market-size');
    await expect(cord).toHaveAttribute('data-drawn');
    if (await page.evaluate(() => document.documentElement.dataset.motion)) await motion.ready('market-bars');
    const [was] = await box();
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect.poll(async () => (await box())[0]).not.toBe(was);
    const now = await box();
    await page.setViewportSize({ width: 1440, height: 900 });
    return now.map((length) => Math.round(Number.parseFloat(length ?? '')));
  };
  const moving = await laidOut();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(moving).toEqual(await laidOut());
});

test('count: each figure is final in print, even if it was never in view', async ({ motion, page }) => {
  await open(page, '/solutions/market-size');
  await motion.ready('count');
  const counting = page.locator('[data-segment] [data-counted]');
  await expect(counting).toHaveCount(8);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(counting).toHaveCount(0);
});
