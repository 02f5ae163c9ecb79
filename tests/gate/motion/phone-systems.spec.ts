import { open } from '../../support/site.ts';
import { expect, test } from './fixture.ts';

test('count: figures rise to what is written, once, and a visitor who leaves finds them whole', async ({
  motion,
  page,
}) => {
  await open(page, '/services/phone-systems');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await motion.ready('count');
  const figures = page.locator('[data-scene=count] [data-part=figure]');
  await expect(figures).toHaveText(['0', '0']);
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(['45', '85']);
});
