import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('market-bars: the first year stands; the values after it count with their bars, and end as written', async ({
  motion,
  page,
}) => {
  await open(page, '/solutions/market-size');
  await motion.ready('market-bars');
  const seen = async (progress: number) => {
    await motion.seek('market-bars', progress);
    return page.locator('[data-part=value]').allTextContents();
  };
  // A refresh of the page's triggers, which may still come, puts it back to where the page stands.
  await expect.poll(() => seen(0.225)).toEqual(['93.5', '64.6', '34.7', '0.0', '0.00', '0.0']);
  await expect.poll(() => seen(1)).toEqual(['93.5', '129.2', '178.4', '246.2', '387.45', '550.3']);
});
