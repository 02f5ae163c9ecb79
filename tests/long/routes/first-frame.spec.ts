/** The first frame of every page that a link leads to has its whole first view, where it stays. */
import { routes } from '../../../src/content/routes.ts';
import { movedAfterFirstFrame } from '../../support/first-frame.ts';
import { expect, motionReady, open, sizes, test } from '../../support/site.ts';

for (const [size, device] of Object.entries(sizes))
  test.describe(size, () => {
    test.use(device);
    test('what is shown first is where it stays, on every page', async ({ page }) => {
      await open(page, '/terms');
      await motionReady(page);
      for (const { path } of routes) expect.soft(await movedAfterFirstFrame(page, path), path).toEqual([]);
    });
  });
