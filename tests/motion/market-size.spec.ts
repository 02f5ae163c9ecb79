import { expect, open, test } from '../site.ts';
import { ready, type Seen } from './fixture.ts';

test('market-bars: the values count with the bars, and end as written', async ({ page }) => {
  await open(page, '/solutions/market-size');
  await ready(page, 'market-bars');
  const seen = (p: number) =>
    page.evaluate((progress) => {
      const timeline = (window as unknown as Required<Seen>).__motion.timelines.get('market-bars');
      timeline?.progress(progress);
      return [...document.querySelectorAll('[data-part=value]')].map((value) => value.textContent);
    }, p);
  expect(await seen(0.225)).toEqual(['46.8', '33.0', '2.0', '0.0', '0.00', '0.0']);
  expect(await seen(1)).toEqual(['93.5', '129.2', '178.4', '246.2', '387.45', '550.3']);
});
